// The service worker of the page: with it the program opens without a network. The page keeps the files (see quintet.js).
"use strict";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (e) => e.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (e) => {
  const url = new URL(e.request.url);
  if (e.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (e.request.mode === "navigate") e.respondWith(newest(e.request));
  else if (e.request.cache !== "reload" && e.request.cache !== "no-cache") e.respondWith(keptFirst(e.request));
});

// kept returns what is kept of a request, undefined for nothing.
const kept = (request) => caches.match(request, { ignoreSearch: request === "./" }).catch(() => undefined);

const patience = 4_000; // milliseconds that the network has to send a page that is kept

// newest returns the page of the network, and the kept one where the network has none or is too slow.
async function newest(request) {
  const page = await kept("./");
  if (!page) return fetch(request);
  const abort = new AbortController(); // else the browser keeps later requests waiting for this one
  const late = new Promise((done) => setTimeout(() => {
    done(page);
    abort.abort();
  }, patience));
  return Promise.race([whole(request, abort.signal).then((fresh) => fresh || page, () => page), late]);
}

// whole returns the page of the network when it is there to its last byte, undefined for an error of the server. Where a page is elsewhere the
// browser goes there.
async function whole(request, signal) {
  const response = await fetch(request, { signal });
  if (response.type === "opaqueredirect") return response;
  if (!response.ok) return undefined;
  const headers = new Headers(response.headers);
  headers.delete("Content-Encoding"); // the body is decoded
  headers.delete("Content-Length");
  return new Response(await response.blob(), { headers });
}

// keptFirst returns a kept file: its address holds its version, so it never changes.
async function keptFirst(request) {
  return await kept(request) || fetch(request);
}
