// The page around the program: it loads it, shows how far that is, keeps it for when there is no network, and says what went wrong.
"use strict";

(() => {
  const site = JSON.parse(document.getElementById("site").textContent);
  const element = (id) => document.getElementById(id);

  // ---- Words

  const words = {
    en: {
      loading: "Loading… {0} %",
      starting: "Starting…",
      nowasm: "This browser is too old: it cannot run WebAssembly.",
      nogl: "This browser cannot draw: WebGL is switched off or missing.",
      noload: "Quintet could not be loaded. Check the network and try again.",
      failed: "Quintet could not start.",
      ended: "Quintet has ended with an error. Your games are kept.",
      again: "Reload",
    },
    pt: {
      loading: "A carregar… {0} %",
      starting: "A começar…",
      nowasm: "Este navegador é demasiado antigo: não corre WebAssembly.",
      nogl: "Este navegador não consegue desenhar: o WebGL está desligado ou em falta.",
      noload: "Não foi possível carregar o Quintet. Verifique a rede e tente de novo.",
      failed: "O Quintet não conseguiu arrancar.",
      ended: "O Quintet terminou com um erro. Os seus jogos estão guardados.",
      again: "Recarregar",
    },
  };

  // The first language that the reader wants and the program speaks.
  const language = (navigator.languages || [navigator.language || "en"])
    .map((l) => l.toLowerCase().split("-")[0]).find((l) => l in words) || "en";
  const say = (key, value) => words[language][key].replace("{0}", value);
  document.documentElement.lang = language;

  const note = (key, value) => { element("note").textContent = say(key, value); };

  let stopped = false; // something has gone wrong: the first sentence about it stays

  // stop says what went wrong, for good, and offers to begin anew.
  const stop = (key, cause) => {
    if (stopped) return;
    stopped = true;
    element("start").hidden = false;
    element("bar").hidden = true;
    note(key);
    element("cause").textContent = String(cause || "").trim().slice(0, 600);
    element("cause").hidden = !cause;
    element("again").textContent = say("again");
    element("again").hidden = false;
    element("again").onclick = () => location.reload();
    element("again").focus();
  };

  // ---- Size: the body has as many pixels as the screen has where the page stands, also when the ratio changes

  const fit = () => {
    const ratio = window.devicePixelRatio || 1;
    const style = document.documentElement.style;
    style.setProperty("--width", Math.round(window.innerWidth * ratio) + "px");
    style.setProperty("--height", Math.round(window.innerHeight * ratio) + "px");
    style.setProperty("--shrink", 1 / ratio);
    style.setProperty("--ratio", ratio);
  };
  // No event tells of every change of the ratio in every browser.
  let ratio = window.devicePixelRatio;
  setInterval(() => {
    if (window.devicePixelRatio === ratio) return;
    ratio = window.devicePixelRatio;
    window.dispatchEvent(new Event("resize"));
  }, 250);
  fit();
  // In the capture phase: before the program asks how large the body is.
  window.addEventListener("resize", fit, true);

  // ---- Keys of the browser: the program never sees them, and so cannot keep them from the browser

  const functionKeys = new Set(["F5", "F6", "F7", "F12", "BrowserBack", "BrowserForward", "BrowserRefresh"]);
  const controlled = new Set(["KeyC", "KeyD", "KeyF", "KeyH", "KeyJ", "KeyL", "KeyN", "KeyO", "KeyP", "KeyQ", "KeyR", "KeyS", "KeyT", "KeyU", "KeyW", "Tab", "PageUp", "PageDown", "F4"]);
  const shifted = new Set(["KeyA", "KeyB", "KeyC", "KeyI", "KeyJ", "KeyK", "KeyM", "KeyN", "KeyO", "KeyP", "KeyR", "KeyT", "KeyW", "Delete", "Tab"]);
  const alternate = new Set(["ArrowLeft", "ArrowRight", "Home", "KeyD", "KeyE", "KeyF", "F4"]);
  const browserHas = (e) => {
    if (functionKeys.has(e.code) || functionKeys.has(e.key)) return true;
    const control = e.ctrlKey || e.metaKey;
    if (control && e.altKey) return true;
    if (control && e.shiftKey) return shifted.has(e.code);
    if (control) return controlled.has(e.code);
    return e.altKey && alternate.has(e.code);
  };
  for (const kind of ["keydown", "keyup"]) {
    window.addEventListener(kind, (e) => { if (browserHas(e)) e.stopImmediatePropagation(); }, true);
  }

  // ---- Loading

  // counted returns a stream with the bytes of another, and tells how many have passed.
  const counted = (stream, passed) => {
    let sum = 0;
    return stream.pipeThrough(new TransformStream({
      transform(chunk, controller) {
        sum += chunk.byteLength;
        passed(sum);
        controller.enqueue(chunk);
      },
    }));
  };

  // ---- Files that are kept, so that the page opens without a network

  const keptName = "quintet-" + site.Version;
  const cache = () => ("caches" in window ? caches.open(keptName) : Promise.reject(new Error("no cache"))).catch(() => null);

  // fetchProgram returns the response with the program: the kept one, or that of the network. A file that the server does not compress is
  // taken as the one that is compressed already.
  const fetchProgram = async () => {
    const plain = "quintet.wasm?" + site.Version;
    const packed = "quintet.wasm.gz?" + site.Version;
    const store = await cache();
    for (const url of store ? [packed, plain] : []) {
      const kept = await store.match(url);
      if (kept) return kept;
    }
    let url = plain;
    const abort = new AbortController();
    let response = await fetch(url, { signal: abort.signal });
    if (!response.headers.get("Content-Encoding") && typeof DecompressionStream === "function") {
      abort.abort();
      url = packed;
      response = await fetch(url);
    }
    if (!response.ok) throw new Error(url + ": " + response.status + " " + response.statusText);
    if (store) {
      const copy = response.clone();
      store.put(url, copy).catch(() => {}); // without room for it the page needs the network the next time
    }
    return response;
  };

  // keepPage keeps the small files, and forgets those of other versions.
  const keepPage = async () => {
    const store = await cache();
    if (!store) return;
    const page = await fetch("./", { cache: "no-cache" });
    if (!page.ok || !(await page.clone().text()).includes(site.Version)) return; // a newer one: it keeps itself
    await store.put("./", page);
    await store.addAll(site.Files.map((name) => name + "?" + site.Version).concat(["manifest.webmanifest", "icon-192.png", "icon-512.png"]));
    for (const name of await caches.keys()) {
      if (name.startsWith("quintet-") && name !== keptName) await caches.delete(name);
    }
    if ("serviceWorker" in navigator) await navigator.serviceWorker.register("worker.js");
  };

  // ---- Start

  // unpacked returns the response as one of WebAssembly, whichever way the server has sent it, and shows how far it is.
  const unpacked = async (response) => {
    const [first, rest] = response.body.tee();
    const reader = first.getReader();
    const start = (await reader.read()).value || new Uint8Array();
    reader.cancel();
    const packed = start[0] === 0x1f && start[1] === 0x8b;
    const size = packed ? site.Packed : site.Plain;
    let stream = counted(rest, (sum) => {
      element("bar").value = Math.min(sum / size, 1);
      note(sum < size ? "loading" : "starting", Math.floor(100 * sum / size));
    });
    if (packed) stream = stream.pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream, { headers: { "Content-Type": "application/wasm" } });
  };

  // compiled returns the program, which is compiled while it loads where the browser can do that.
  const compiled = async (go) => {
    const response = await unpacked(await fetchProgram());
    if (WebAssembly.instantiateStreaming) return (await WebAssembly.instantiateStreaming(response, go.importObject)).instance;
    return (await WebAssembly.instantiate(await response.arrayBuffer(), go.importObject)).instance;
  };

  // hasGraphics reports whether the browser can draw what the program needs.
  const hasGraphics = () => {
    const context = document.createElement("canvas").getContext("webgl2");
    if (context) context.getExtension("WEBGL_lose_context")?.loseContext();
    return Boolean(context);
  };

  // The last lines that the program has written: where it ends with an error they say why.
  const lines = [];
  const listen = () => {
    const write = globalThis.fs.writeSync;
    const decoder = new TextDecoder();
    globalThis.fs.writeSync = (file, bytes) => {
      lines.push(decoder.decode(bytes));
      if (lines.length > 40) lines.shift();
      return write(file, bytes);
    };
  };

  const start = async () => {
    if (typeof WebAssembly !== "object" || typeof Go !== "function") return stop("nowasm");
    if (!hasGraphics()) return stop("nogl");
    note("loading", 0);
    listen();
    const go = new Go();
    go.argv = ["quintet"];
    const seed = new URLSearchParams(location.search).get("seed");
    if (/^[0-9]{1,18}$/.test(seed)) go.argv.push("-seed", seed);
    let status = 0;
    go.exit = (code) => { status = code; };
    let instance;
    try {
      instance = await compiled(go);
    } catch (e) {
      console.error(e);
      return stop("noload", e.message);
    }
    note("starting");
    let drawn = false;
    // The first picture takes the place of the progress bar.
    globalThis.quintetDrawn = () => {
      drawn = true;
      element("start").hidden = !stopped;
      keepPage().catch((e) => console.warn(e));
    };
    await go.run(instance);
    stop(drawn ? "ended" : "failed", lines.join(""));
  };
  start().catch((e) => stop("failed", e));
})();
