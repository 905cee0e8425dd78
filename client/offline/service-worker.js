// Keeps the whole house on the device, so that it opens without a network. The build puts its files and its version here.
/* global self, caches, fetch */
const FILES = /* FILES */ [];
const CACHE = `rempart-${/* VERSION */ ''}`;
const HOME = new URL('./', self.location.href).pathname;
const PATIENCE = 3000; // milliseconds that a page may take to come over the network, where one is kept
const NEVER_KEPT = /^(api|socket|admin|health|metrics)(\/|$)/; // questions to a server

/** What an older version has kept under the same name is the same: names carry fingerprints. */
async function keep(cache, file) {
  const known = file.startsWith('assets/') ? await caches.match(HOME + file) : null;
  if (known) await cache.put(HOME + file, known);
  else await cache.add(new Request(HOME + file, { cache: 'no-cache' }));
}

async function install() {
  const cache = await caches.open(CACHE);
  for (let at = 0; at < FILES.length; at += 8)
    await Promise.all(FILES.slice(at, at + 8).map(file => keep(cache, file)));
}

/** Pages that are open may be of the version before: its files stay, those of older ones go. */
async function tidy() {
  const ours = (await caches.keys()).filter(name => name.startsWith('rempart-') && name !== CACHE);
  await Promise.all(ours.slice(0, -1).map(name => caches.delete(name)));
}

const kept = path => caches.match(path, { cacheName: CACHE, ignoreVary: true });

/** What changes under its name: as the network has it, or as it was kept. */
async function fresh(request, path) {
  const known = await kept(path);
  const asked = fetch(request).then(response => (response.ok || !known ? response : known));
  if (!known) return asked;
  const late = new Promise(resolve => setTimeout(resolve, PATIENCE, known));
  return Promise.race([asked.catch(() => known), late]).then(response => response.clone());
}

async function lasting(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

self.addEventListener('install', event => event.waitUntil(install()));
self.addEventListener('activate', event => event.waitUntil(tidy()));
// Somebody would rather have the new version at once.
self.addEventListener('message', ({ data }) => data === 'now' && self.skipWaiting());

self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(HOME)) return;
  const path = pathname.slice(HOME.length);
  if (NEVER_KEPT.test(path)) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request, HOME));
  else if (path.startsWith('assets/')) event.respondWith(lasting(request));
  else if (FILES.includes(path)) event.respondWith(fresh(request, pathname));
});
