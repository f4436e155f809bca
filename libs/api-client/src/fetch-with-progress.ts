/** Is notified how much of a request's body has been sent: 0 … 1. */
export type ProgressListener = (share: number) => void;

/** A body of some megabytes on a slow line. */
const TIMEOUT_MS = 120_000;
const WITHOUT_BODY = [204, 205, 304];

function getHeaders(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  return new Headers(
    lines.map((line): [string, string] => {
      const [name = '', ...value] = line.split(':');
      return [name.trim(), value.join(':').trim()];
    }),
  );
}

/**
 * `fetch` for one JSON body with upload progress, which fetch itself does not report; its time-out is longer than
 * that of other calls.
 */
export const fetchWithProgress =
  (subscribe: ProgressListener): typeof globalThis.fetch =>
  (target, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', String(target));
      request.withCredentials = init.credentials === 'include';
      request.timeout = TIMEOUT_MS;
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => subscribe(total === 0 ? 0 : loaded / total);
      request.onload = () => {
        const body = WITHOUT_BODY.includes(request.status) ? null : request.responseText;
        resolve(new Response(body, { status: request.status, headers: getHeaders(request) }));
      };
      request.onerror = () => reject(new TypeError('network error'));
      request.ontimeout = () => reject(new TypeError('took too long'));
      request.send(typeof init.body === 'string' ? init.body : null);
    });
