/**
 * Lets the site's worker cache the page for visitors without a connection, once this page has nothing else to fetch.
 */
export function cacheOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  // Browsers that refuse it (private windows) show their own page.
  const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
