import { randomBytes } from 'node:crypto';

/** A visitor of an API on 127.0.0.1: stores cookies, repeats the CSRF cookie, throws on any status but 200. */
export class BenchVisitor {
  readonly cookies = new Map<string, string>();
  /** Requests that were answered. */
  calls = 0;
  readonly #port: number;
  /** As the proxy in front names it: each visitor comes from elsewhere, or the API would take all for one. */
  readonly #ip = [10, ...randomBytes(3)].join('.');

  constructor(port: number) {
    this.#port = port;
  }

  headers(cookies: ReadonlyMap<string, string> = this.cookies): Record<string, string> {
    return {
      'content-type': 'application/json',
      'x-heizplatz-country': '1',
      'x-forwarded-for': this.#ip,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      requestverificationtoken: decodeURIComponent(this.cookies.get('hp_csrf') ?? ''),
    };
  }

  async get(path: string): Promise<unknown> {
    return JSON.parse(await this.getText(path));
  }

  /** The response as text, of whatever type. */
  async getText(path: string): Promise<string> {
    return this.#read(path, await fetch(this.#url(path), { headers: this.headers() }));
  }

  async post(path: string, body: object): Promise<unknown> {
    const request = { method: 'POST', headers: this.headers(), body: JSON.stringify(body) };
    return JSON.parse(await this.#read(path, await fetch(this.#url(path), request)));
  }

  #url(path: string): string {
    return `http://127.0.0.1:${this.#port}${path}`;
  }

  async #read(path: string, response: Response): Promise<string> {
    for (const text of response.headers.getSetCookie()) {
      const [pair = ''] = text.split(';');
      const at = pair.indexOf('=');
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const text = await response.text();
    this.calls++;
    if (response.status !== 200) throw new Error(`${path} returned ${response.status}: ${text}`);
    return text;
  }
}
