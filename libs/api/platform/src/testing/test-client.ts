import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { COOKIES, CSRF_HEADER, Problem, SITE_HEADER, type Call, type CountryId } from '@heizplatz/contract';
import * as v from 'valibot';

export interface TestResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The body as JSON; throws when it is none. */
  json(): unknown;
  /** The problem document; throws unless the response is one. */
  problem(): Problem;
}

export interface TestRequest {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is. */
  readonly rawBody?: string | Buffer;
  readonly headers?: Record<string, string>;
  /** Repeat the CSRF cookie in the header; true by default. */
  readonly sendsCsrf?: boolean;
}

function parsedProblem(status: number, headers: IncomingHttpHeaders, text: string): Problem {
  if (!headers['content-type']?.startsWith('application/problem+json'))
    throw new Error(`no problem document but ${status} ${headers['content-type']}: ${text.slice(0, 200)}`);
  return v.parse(Problem, JSON.parse(text));
}

/**
 * Sends requests to a listening API over node:http as one visitor: stores cookies and repeats the CSRF cookie in the
 * header.
 */
export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly #port: number;
  readonly #countryId: CountryId;

  constructor(port: number, countryId: CountryId = 1) {
    this.#port = port;
    this.#countryId = countryId;
  }

  get(path: string, request?: TestRequest): Promise<TestResponse> {
    return this.send('GET', path, request);
  }

  post(path: string, body: unknown, request?: TestRequest): Promise<TestResponse> {
    return this.send('POST', path, { ...request, body });
  }

  /** A call by its contract, its response parsed; throws on any problem, naming it. */
  async call<C extends Call>(
    call: C,
    input: { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown } = {},
  ): Promise<v.InferOutput<C['response']>> {
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
    const query = new URLSearchParams(
      Object.entries(input.query ?? {}).map(([key, value]): [string, string] => [key, String(value)]),
    );
    const url = query.size > 0 ? `${path}?${query}` : path;
    const response = await this.send(call.method, url, call.body ? { body: input.body } : {});
    if (response.status !== 200) throw new Error(`${call.id} answered ${response.status}: ${response.text}`);
    return v.parse(call.response, response.json());
  }

  send(method: string, path: string, request: TestRequest = {}): Promise<TestResponse> {
    const payload = request.rawBody ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
    const headers = { ...this.#headers(request, payload), ...request.headers };
    return new Promise((resolve, reject) => {
      const sent = httpRequest({ host: '127.0.0.1', port: this.#port, method, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode: status = 0, headers: answered } = response;
          const text = Buffer.concat(chunks).toString();
          this.#keep(answered['set-cookie'] ?? []);
          const json = (): unknown => JSON.parse(text);
          resolve({ status, headers: answered, text, json, problem: () => parsedProblem(status, answered, text) });
        });
      });
      sent.on('error', reject);
      sent.end(payload);
    });
  }

  #headers({ sendsCsrf = true }: TestRequest, payload: string | Buffer | undefined): Record<string, string> {
    const csrf = this.cookies.get(COOKIES.csrf);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      [SITE_HEADER]: String(this.#countryId),
      ...(payload !== undefined && {
        'content-type': 'application/json',
        'content-length': `${Buffer.byteLength(payload)}`,
      }),
      ...(cookie && { cookie }),
      ...(csrf && sendsCsrf && { [CSRF_HEADER]: decodeURIComponent(csrf) }),
    };
  }

  #keep(setCookies: readonly string[]): void {
    for (const text of setCookies) {
      const [pair = ''] = text.split(';');
      const at = pair.indexOf('=');
      if (/;\s*max-age=0\b/i.test(text)) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}
