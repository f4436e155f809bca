const loading = new Map<string, Promise<void>>();

/**
 * Resolves once each sheet applies; one that failed is requested anew with the next call. The federation's runtime does
 * neither: it never requests a sheet again, and does not wait for one. Rejects as webpack does for a sheet of a chunk.
 */
export async function loadStyles(urls: readonly string[]): Promise<void> {
  await Promise.all(urls.filter((url) => !isApplied(url)).map(loadStyle));
}

const isApplied = (url: string): boolean => [...document.styleSheets].some(({ href }) => href === url);

function loadStyle(href: string): Promise<void> {
  const started = loading.get(href) ?? requestStyle(href).finally(() => loading.delete(href));
  loading.set(href, started);
  return started;
}

function requestStyle(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(Object.assign(new Error(`Loading CSS chunk failed: ${href} does not come`), { name: 'ChunkLoadError' }));
    };
    document.head.append(link);
  });
}
