/**
 * The site's service worker: serves documents from the network, as if it did not exist, and caches one document for
 * use without a connection. The browser requests the document while the worker starts (navigation preload), so there
 * is no delay.
 */
export const serviceWorker = (offlinePath: string, version: string): string => `
const CACHE = 'offline-${version}';
const OFFLINE = '${offlinePath}';
async function install() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(OFFLINE, { cache: 'reload', credentials: 'omit' }));
  await self.skipWaiting();
}
async function activate() {
  for (const name of await caches.keys()) if (name.startsWith('offline-') && name !== CACHE) await caches.delete(name);
  if (self.registration.navigationPreload) await self.registration.navigationPreload.enable();
  await self.clients.claim();
}
async function answer(event) {
  try {
    return (await event.preloadResponse) || (await fetch(event.request));
  } catch (error) {
    const kept = await caches.match(OFFLINE);
    if (kept) return kept;
    throw error;
  }
}
self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(answer(event));
});
`;
