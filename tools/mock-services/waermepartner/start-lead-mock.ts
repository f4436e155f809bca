import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { getBehaviour } from './behaviour.ts';

export interface LeadDouble {
  readonly url: string;
  stop(): Promise<void>;
}

const respond = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const offerFor = (country: string, zip: string) => ({
  partner: 'Wärmepartner (Demonstration)',
  title: 'Alte Heizung? Wir rechnen den Tausch durch.',
  text: `Fachbetriebe rund um ${zip} beraten kostenlos zu Pelletkessel und Wärmepumpe.`,
  linkText: 'Beratung ansehen',
  link: `https://example.com/?von=heizplatz&land=${country}&plz=${zip}`,
});

function handle(url: URL, response: ServerResponse, requests: string[]): void {
  const country = url.searchParams.get('country') ?? '';
  const zip = url.searchParams.get('zip') ?? '';
  if (url.pathname === '/asked') return respond(response, 200, requests);
  if (url.pathname !== '/availability') return respond(response, 404, { error: 'not found' });
  if (!/^(DE|AT|CH)$/.test(country) || !/^\d{4,5}$/.test(zip)) return respond(response, 400, { error: 'no place' });
  requests.push(`${country} ${zip}`);
  const behaviour = getBehaviour(zip);
  if (behaviour === 'fail') return respond(response, 503, { error: 'out of order' });
  if (behaviour === 'not-served') return respond(response, 200, { available: false });
  if (behaviour === 'talk-nonsense') return respond(response, 200, { available: true, offer: { title: 5 } });
  if (behaviour === 'offer') respond(response, 200, { available: true, offer: offerFor(country, zip) });
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/** A partner for modern heating, for demonstrations and tests; see README.md for what it does where. Port 0: any free one. */
export async function startLeadMock(port: number): Promise<LeadDouble> {
  const requests: string[] = [];
  const server = createServer((request, response) =>
    handle(new URL(request.url ?? '/', 'http://127.0.0.1'), response, requests),
  );
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const boundPort = typeof address === 'object' && address ? address.port : port;
  return { url: `http://127.0.0.1:${boundPort}`, stop: () => close(server) };
}
