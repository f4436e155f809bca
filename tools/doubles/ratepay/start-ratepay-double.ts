import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { behaviourOf } from './behaviour.ts';
import { Ledger, type Authorisation } from './ledger.ts';

export interface RatePayDouble {
  readonly url: string;
  readonly ledger: Ledger;
  stop(): Promise<void>;
}

export interface DoubleOptions {
  /** 0: any free one. */
  readonly port: number;
  /** How late a late answer is. */
  readonly lateMs: number;
}

interface AskedRequest {
  readonly customer: { readonly lastName: string };
}

const isAsked = (body: unknown): body is AskedRequest =>
  typeof body === 'object' &&
  body !== null &&
  'customer' in body &&
  typeof body.customer === 'object' &&
  body.customer !== null &&
  'lastName' in body.customer &&
  typeof body.customer.lastName === 'string';

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const outcomeOf = ({ state, reference }: Authorisation) =>
  state === 'accepted' ? { status: 'accepted', reference } : { status: 'refused', reason: reasonOf(state) };
const reasonOf = (state: string): string => (state === 'voided' ? 'VOIDED' : 'CREDIT_CHECK');

async function authorise(key: string, request: IncomingMessage, response: ServerResponse, parts: Parts): Promise<void> {
  const body = await readJson(request);
  if (!isAsked(body)) return answer(response, 400, { error: 'no customer' });
  const behaviour = behaviourOf(body.customer.lastName);
  if (behaviour === 'fail') return answer(response, 503, { error: 'out of order' });
  const entry = parts.ledger.record(key, body, behaviour === 'refuse' ? 'refused' : 'accepted');
  if (behaviour === 'stay-silent') return;
  if (behaviour === 'answer-late') {
    const timer = setTimeout(() => answer(response, 200, outcomeOf(entry)), parts.lateMs);
    response.once('close', () => clearTimeout(timer));
    return;
  }
  answer(response, 200, outcomeOf(entry));
}

interface Parts {
  readonly ledger: Ledger;
  readonly lateMs: number;
}

async function handle(request: IncomingMessage, response: ServerResponse, parts: Parts): Promise<void> {
  const [, key] = /^\/authorisations\/([\w-]{1,80})$/.exec(request.url ?? '') ?? [];
  if (request.method === 'GET' && request.url === '/authorisations') return answer(response, 200, parts.ledger.all());
  if (!request.headers.authorization?.startsWith('Bearer ')) return answer(response, 401, { error: 'no key' });
  if (key && request.method === 'PUT') return authorise(key, request, response, parts);
  if (key && request.method === 'DELETE') {
    parts.ledger.void(key);
    return answer(response, 200, { status: 'voided' });
  }
  answer(response, 404, { error: 'not found' });
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/** A payment provider for demonstrations and tests; see README.md for what it does with whom. */
export async function startRatePayDouble({ port, lateMs }: DoubleOptions): Promise<RatePayDouble> {
  const ledger = new Ledger();
  const server = createServer((request, response) => void handle(request, response, { ledger, lateMs }));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const boundPort = typeof address === 'object' && address ? address.port : port;
  return { url: `http://127.0.0.1:${boundPort}`, ledger, stop: () => close(server) };
}
