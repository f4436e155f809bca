import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { MARKS } from './marks.ts';

export interface RatingDouble {
  readonly url: string;
  stop(): Promise<void>;
}

export const BEHAVIOURS = ['answer', 'fail', 'stay-silent', 'talk-nonsense'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

const respond = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

interface State {
  behaviour: Behaviour;
  readonly requests: string[];
}

const isBehaviour = (text: string): text is Behaviour => BEHAVIOURS.some((one) => one === text);

function handle(method: string | undefined, path: string, response: ServerResponse, state: State): void {
  if (path === '/asked') return respond(response, 200, state.requests);
  const [, target = ''] = /^\/behaviour\/([\w-]+)$/.exec(path) ?? [];
  if (method === 'PUT' && isBehaviour(target)) {
    state.behaviour = target;
    return respond(response, 200, { behaviour: target });
  }
  const [, id] = /^\/shops\/([\w-]{1,64})\/quality$/.exec(path) ?? [];
  if (id === undefined) return respond(response, 404, { error: 'not found' });
  state.requests.push(id);
  if (state.behaviour === 'fail') return respond(response, 503, { error: 'out of order' });
  if (state.behaviour === 'talk-nonsense') return respond(response, 200, { mark: 'gut' });
  if (state.behaviour === 'stay-silent') return;
  const mark = MARKS[id];
  if (!mark) return respond(response, 404, { error: 'no such shop' });
  respond(response, 200, mark);
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/** A service that rates shops, for demonstrations and tests; see README.md for what it does. Port 0: any free one. */
export async function startRatingMock(port: number): Promise<RatingDouble> {
  const state: State = { behaviour: 'answer', requests: [] };
  const server = createServer((request, response) =>
    handle(request.method, new URL(request.url ?? '/', 'http://127.0.0.1').pathname, response, state),
  );
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const boundPort = typeof address === 'object' && address ? address.port : port;
  return { url: `http://127.0.0.1:${boundPort}`, stop: () => close(server) };
}
