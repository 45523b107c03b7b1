// The service worker of the page: with it the program opens without a network. The page keeps the files (see quintet.js).
"use strict";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (e) => e.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (e) => {
  const url = new URL(e.request.url);
  if (e.request.method !== "GET" || url.origin !== self.location.origin) return;
  const page = e.request.mode === "navigate";
  e.respondWith(page ? newest(e.request) : keptFirst(e.request));
});

// newest returns the page of the network, and the kept one where there is none.
async function newest(request) {
  try {
    return await fetch(request);
  } catch (err) {
    const kept = await caches.match("./", { ignoreSearch: true });
    if (kept) return kept;
    throw err;
  }
}

// keptFirst returns a kept file: its address holds its version, so it never changes.
async function keptFirst(request) {
  return await caches.match(request) || fetch(request);
}
