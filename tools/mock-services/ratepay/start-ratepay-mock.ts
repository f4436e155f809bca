import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getBehaviour, getOperationBehaviour } from './behaviour.ts';
import { Ledger, type Authorisation } from './ledger.ts';
import { isOperation, type Operation } from './operations.ts';

export interface RatePayDouble {
  readonly url: string;
  readonly ledger: Ledger;
  stop(): Promise<void>;
}

export interface DoubleOptions {
  /** 0: any free one. */
  readonly port: number;
  /** The delay of a late response. */
  readonly lateMs: number;
}

interface RecordedRequest {
  readonly totalCents?: unknown;
  readonly customer: { readonly lastName: string };
}

const isRequested = (body: unknown): body is RecordedRequest =>
  typeof body === 'object' &&
  body !== null &&
  'customer' in body &&
  typeof body.customer === 'object' &&
  body.customer !== null &&
  'lastName' in body.customer &&
  typeof body.customer.lastName === 'string';

function respond(response: ServerResponse, status: number, body: object): void {
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

const getOutcome = ({ state, reference }: Authorisation) =>
  state === 'accepted' ? { status: 'accepted', reference } : { status: 'refused', reason: getReason(state) };
const getReason = (state: string): string => (state === 'voided' ? 'VOIDED' : 'CREDIT_CHECK');

async function authorise(key: string, request: IncomingMessage, response: ServerResponse, parts: Parts): Promise<void> {
  const body = await readJson(request);
  if (!isRequested(body)) return respond(response, 400, { error: 'no customer' });
  const behaviour = getBehaviour(body.customer.lastName);
  if (behaviour === 'fail') return respond(response, 503, { error: 'out of order' });
  const entry = parts.ledger.record(key, body, behaviour === 'refuse' ? 'refused' : 'accepted');
  if (behaviour === 'stay-silent') return;
  if (behaviour === 'answer-late') return respondLate(response, getOutcome(entry), parts);
  respond(response, 200, getOutcome(entry));
}

function respondLate(response: ServerResponse, body: object, { lateMs }: Parts): void {
  const timer = setTimeout(() => respond(response, 200, body), lateMs);
  response.once('close', () => clearTimeout(timer));
}

const operationOutcome = ({ state, reason, key }: Operation) =>
  state === 'accepted' ? { status: state, reference: `OP-${key.slice(0, 8)}` } : { status: state, reason };

async function operate(
  keys: { readonly authorisation: string; readonly operation: string },
  request: IncomingMessage,
  response: ServerResponse,
  parts: Parts,
): Promise<void> {
  const body = await readJson(request);
  const entry = parts.ledger.get(keys.authorisation);
  if (!entry) return respond(response, 404, { error: 'no authorisation' });
  if (!isOperation(body)) return respond(response, 400, { error: 'no operation' });
  const behaviour = getOperationBehaviour(isRequested(entry.request) ? entry.request.customer.lastName : '');
  const operation = parts.ledger.operate(entry, { key: keys.operation, request: body, behaviour });
  const isFirst = operation.sends === 1;
  if (isFirst && behaviour === 'hang-up-once') return void response.destroy();
  if (isFirst && behaviour === 'answer-late-once') return respondLate(response, operationOutcome(operation), parts);
  respond(response, 200, operationOutcome(operation));
}

interface Parts {
  readonly ledger: Ledger;
  readonly lateMs: number;
}

async function handle(request: IncomingMessage, response: ServerResponse, parts: Parts): Promise<void> {
  const [, key, operation] =
    /^\/authorisations\/([\w-]{1,80})(?:\/operations\/([\w-]{1,80}))?$/.exec(request.url ?? '') ?? [];
  if (request.method === 'GET' && request.url === '/authorisations') return respond(response, 200, parts.ledger.all());
  if (!request.headers.authorization?.startsWith('Bearer ')) return respond(response, 401, { error: 'no key' });
  if (key && operation && request.method === 'PUT')
    return operate({ authorisation: key, operation }, request, response, parts);
  if (key && !operation && request.method === 'PUT') return authorise(key, request, response, parts);
  if (key && !operation && request.method === 'DELETE')
    return parts.ledger.void(key)
      ? respond(response, 200, { status: 'voided' })
      : respond(response, 409, { error: 'paid out' });
  respond(response, 404, { error: 'not found' });
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/** A payment provider for demonstrations and tests; see README.md for what it does with whom. */
export async function startRatePayMock({ port, lateMs }: DoubleOptions): Promise<RatePayDouble> {
  const ledger = new Ledger();
  const server = createServer((request, response) => void handle(request, response, { ledger, lateMs }));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const boundPort = typeof address === 'object' && address ? address.port : port;
  return { url: `http://127.0.0.1:${boundPort}`, ledger, stop: () => close(server) };
}
