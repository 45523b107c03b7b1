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
      elsewhere: "Quintet is open in another tab. Close it to play here.",
      nowasm: "This browser is too old: it cannot run WebAssembly.",
      nogl: "This browser cannot draw: WebGL is switched off or missing.",
      late: "The download has stopped. Check the network or try again.",
      noload: "Quintet could not be loaded. Check the network and try again.",
      failed: "Quintet could not start.",
      ended: "Quintet has ended with an error. Your games are kept.",
      again: "Reload",
    },
    pt: {
      loading: "A carregar… {0} %",
      starting: "A começar…",
      elsewhere: "O Quintet está aberto noutro separador. Feche-o para jogar aqui.",
      nowasm: "Este navegador é demasiado antigo: não corre WebAssembly.",
      nogl: "Este navegador não consegue desenhar: o WebGL está desligado ou em falta.",
      late: "A transferência parou. Verifique a rede ou tente de novo.",
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

  // offerReload shows the button that loads the page again.
  const offerReload = (shown) => {
    element("again").textContent = say("again");
    element("again").hidden = !shown;
    element("again").onclick = () => location.reload();
  };

  let stopped = false; // something has gone wrong: the first sentence about it stays

  // stop says what went wrong, for good, and offers to begin anew.
  const stop = (key, cause) => {
    if (stopped) return;
    stopped = true;
    settle();
    element("start").hidden = false;
    element("bar").hidden = true;
    note(key);
    element("cause").textContent = String(cause || "").trim().slice(0, 600);
    element("cause").hidden = !cause;
    offerReload(true);
    element("again").focus();
  };

  element("slow").remove(); // it is for a page whose script does not run

  // ---- Patience: a download that stands still is reported, and goes on if it can

  const patience = 15_000; // milliseconds without a byte
  let watch; // the timer; undefined while nothing is downloaded

  // settle ends the watch.
  const settle = () => {
    clearTimeout(watch);
    watch = undefined;
  };

  // alive says that the download goes on, or begins.
  const alive = () => {
    if (stopped) return;
    settle();
    offerReload(false);
    watch = setTimeout(() => {
      note("late");
      offerReload(true);
    }, patience);
  };

  // ---- Size: the body has as many pixels as the screen has where the page stands and the device covers nothing

  const root = document.documentElement;

  // measured returns the size of the page in logical pixels, what the device covers at its sides, and the ratio of device pixels. The size of the root stays right while a browser zooms, where innerWidth
  // and innerHeight are in pixels of what is seen.
  const measured = () => {
    const style = getComputedStyle(root);
    const safe = (side) => parseFloat(style.getPropertyValue("--safe-" + side)) || 0;
    const left = safe("left"), top = safe("top");
    return {
      ratio: window.devicePixelRatio || 1, left, top,
      width: Math.max(1, root.clientWidth - left - safe("right")), height: Math.max(1, root.clientHeight - top - safe("bottom")),
    };
  };
  let fitted = "";

  // fit reads everything before it changes anything: a browser lays the page out anew in between, and may zoom out.
  const fit = () => {
    const m = measured();
    fitted = JSON.stringify(m);
    globalThis.quintetInset = { x: m.left, y: m.top };
    root.style.setProperty("--width", Math.round(m.width * m.ratio) + "px");
    root.style.setProperty("--height", Math.round(m.height * m.ratio) + "px");
    root.style.setProperty("--shrink", 1 / m.ratio);
    root.style.setProperty("--ratio", m.ratio);
  };
  fit();
  // In the capture phase: before the program asks how large the body is.
  window.addEventListener("resize", fit, true);
  // No event tells of every change of the ratio and of the covered sides in every browser.
  setInterval(() => {
    if (JSON.stringify(measured()) !== fitted) window.dispatchEvent(new Event("resize"));
  }, 250);

  // Ebitengine adds a viewport of its own, which lets browsers zoom out: it is given the content of the first.
  const viewport = document.querySelector("meta[name=viewport]");
  new MutationObserver((_, observer) => {
    for (const other of document.querySelectorAll("meta[name=viewport]")) {
      if (other === viewport) continue;
      other.content = viewport.content;
      observer.disconnect();
    }
  }).observe(document.head, { childList: true });

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

  // openCache returns the cache of this version, null where the browser has none or the page may not use it.
  const openCache = async () => {
    try {
      return await caches.open(keptName);
    } catch {
      return null;
    }
  };

  // keepPage keeps the page and the small files around it, and forgets those of other versions.
  const keepPage = async () => {
    const store = await openCache();
    if (!store) return;
    const response = await fetch("./", { cache: "no-cache" });
    const page = await response.text();
    if (!response.ok || !page.includes(site.Version) || !page.trimEnd().endsWith("</html>")) return; // a newer one keeps itself
    await store.put("./", new Response(page, { headers: { "Content-Type": "text/html; charset=utf-8" } }));
    for (const name of site.Files) {
      const file = await fetch(name, { cache: "no-cache" });
      if (file.ok && !/html/.test(file.headers.get("Content-Type"))) await store.put(name, file);
    }
    for (const name of await caches.keys()) {
      if (name.startsWith("quintet-") && name !== keptName) await caches.delete(name);
    }
    if ("serviceWorker" in navigator) await navigator.serviceWorker.register("worker.js");
  };

  // ---- The program

  const plainURL = "quintet.wasm?" + site.Version;
  const packedURL = "quintet.wasm.gz?" + site.Version;

  // unpacked returns the response as one of WebAssembly, whichever way the server has sent it, and shows how far it is.
  const unpacked = async (response) => {
    if (!response.ok) throw new Error(response.url + ": " + response.status + " " + response.statusText);
    const [first, rest] = response.body.tee();
    const reader = first.getReader();
    const start = (await reader.read()).value || new Uint8Array();
    reader.cancel();
    const packed = start[0] === 0x1f && start[1] === 0x8b;
    if (!packed && start[0] !== 0) {
      rest.cancel();
      throw new Error(response.url + ": not the program");
    }
    const size = packed ? site.Packed : site.Plain;
    let stream = counted(rest, (sum) => {
      alive();
      element("bar").value = Math.min(sum / size, 1);
      note(sum < size ? "loading" : "starting", Math.floor(100 * sum / size));
      if (sum >= size) settle();
    });
    if (packed) stream = stream.pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream, { headers: { "Content-Type": "application/wasm" } });
  };

  // compile returns the program in the response, which is compiled while it loads where the browser can do that.
  const compile = async (response) => {
    const program = await unpacked(response);
    if (WebAssembly.compileStreaming) return WebAssembly.compileStreaming(program);
    return WebAssembly.compile(await program.arrayBuffer());
  };

  // fetched compiles what the network has at url, and keeps it if that succeeds.
  const fetched = async (url, response) => {
    const copy = response.clone();
    let program;
    try {
      program = await compile(response);
    } catch (e) {
      copy.body?.cancel().catch(() => {});
      throw e;
    }
    openCache().then((store) => store?.put(url, copy)).catch(() => {}); // without room for it the page needs the network the next time
    return program;
  };

  // download returns the program from the network. A file that the server does not compress is taken as the one that is compressed already,
  // where that is there.
  const download = async (cache) => {
    const abort = new AbortController();
    const plain = await fetch(plainURL, { cache, signal: abort.signal });
    if (!plain.ok || plain.headers.get("Content-Encoding") || typeof DecompressionStream !== "function") return fetched(plainURL, plain);
    abort.abort();
    try {
      return await fetched(packedURL, await fetch(packedURL, { cache }));
    } catch (e) {
      console.warn(e);
      return fetched(plainURL, await fetch(plainURL, { cache }));
    }
  };

  // load returns the program: the kept one, or that of the network. What does not compile is not kept, and fetched once more past all caches.
  const load = async () => {
    const store = await openCache();
    for (const url of [packedURL, plainURL]) {
      try {
        const kept = await store?.match(url);
        if (kept) return await compile(kept);
      } catch (e) {
        console.warn(e);
        await store.delete(url);
      }
    }
    try {
      return await download("default");
    } catch (e) {
      console.warn(e);
      return download("reload");
    }
  };

  // ---- Start

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
    if (typeof WebAssembly !== "object") return stop("nowasm");
    if (!hasGraphics()) return stop("nogl");
    note("loading", 0);
    listen();
    const go = new Go();
    go.argv = ["quintet"];
    const seed = new URLSearchParams(location.search).get("seed");
    if (/^[0-9]{1,18}$/.test(seed)) go.argv.push("-seed", seed);
    let status = 0;
    go.exit = (code) => { status = code; };
    let program;
    alive();
    try {
      program = await load();
    } catch (e) {
      console.error(e);
      return stop("noload", e.message);
    }
    settle();
    offerReload(false);
    note("starting");
    const instance = await WebAssembly.instantiate(program, go.importObject);
    let drawn = false;
    // The first picture takes the place of the progress bar.
    globalThis.quintetDrawn = () => {
      drawn = true;
      element("start").hidden = !stopped;
      keepPage().catch((e) => console.warn(e));
    };
    // Another page has what is kept: the program waits until that is closed.
    globalThis.quintetElsewhere = () => {
      element("bar").hidden = true;
      note("elsewhere");
    };
    await go.run(instance);
    stop(drawn ? "ended" : "failed", lines.join(""));
  };
  start().catch((e) => stop("failed", e));
})();
