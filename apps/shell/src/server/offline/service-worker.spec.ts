import { serviceWorker } from './service-worker';

interface Fetched {
  readonly request: { readonly mode: string; readonly method: string };
  readonly preloadResponse?: Promise<unknown>;
  readonly respondWith: (response: Promise<unknown>) => void;
}

/** Runs the worker's text as a browser does; returns its handling of a request. */
function startWorker(network: () => Promise<string>) {
  const listeners = new Map<string, (event: Fetched) => void>();
  const self = {
    addEventListener: (name: string, listener: (event: Fetched) => void) => listeners.set(name, listener),
  };
  const caches = { match: async (path: string) => `kept ${path}` };
  const run = new Function('self', 'caches', 'fetch', 'Request', serviceWorker('/offline.html', 'v1'));
  run(self, caches, network, class {});
  return async (mode: string, method: string, preloadResponse?: Promise<unknown>) => {
    let response: Promise<unknown> | undefined;
    listeners.get('fetch')?.({
      request: { mode, method },
      respondWith: (input) => (response = input),
      ...(preloadResponse && { preloadResponse }),
    });
    return response;
  };
}

const down = () => Promise.reject(new TypeError('Failed to fetch'));

it('answers a document from the network, and with the kept one when there is none', async () => {
  expect(await startWorker(async () => 'page')('navigate', 'GET')).toBe('page');
  expect(await startWorker(down)('navigate', 'GET', Promise.resolve('preloaded'))).toBe('preloaded');
  expect(await startWorker(down)('navigate', 'GET')).toBe('kept /offline.html');
});

it('leaves everything else to the browser: files, calls and posted forms', async () => {
  const request = startWorker(async () => 'page');
  expect(await request('cors', 'GET')).toBeUndefined();
  expect(await request('no-cors', 'GET')).toBeUndefined();
  expect(await request('navigate', 'POST')).toBeUndefined();
});
