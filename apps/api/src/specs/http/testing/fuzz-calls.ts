import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { Shopper, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { fillTexts, type TestClient, type TestResponse, wildJson, wildLike } from '@heizplatz/api-platform/testing';
import { CALLS, type Call, type Schema } from '@heizplatz/contract';
import { weakTexts } from '@heizplatz/http-server/testing';
import { ROLES } from '@heizplatz/identity';
import * as fc from 'fast-check';
import { holdNothingUp, respondInTime, watchCollections } from './respond-in-time';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 200);
/** Hundreds of requests per test by default, or as many as FUZZ_RUNS sets. */
const TIME_LIMIT_MS = Math.max(120_000, RUNS * 200);

/** The same read from the same sender says nothing new once it was also answered from a cache; many calls take no input. */
const MOST_READS_ALIKE = 2;

/** Characters of each text of a weak shape: some pass the schemas, most do not. */
const WEAK_LENGTHS = [1000, 16_000];
const LONGEST_STOP_MS = 50;

const getText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** encodeURIComponent throws on half a pair, which a client could not send either. */
const encoded = (value: unknown): string =>
  encodeURIComponent(
    getText(value)
      .slice(0, 2000)
      .replace(/[\ud800-\udfff]/gu, ''),
  );

function getFields(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function buildUrl(call: Call, params: unknown, query: unknown): string {
  const entriesByName = new Map(getFields(params));
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encoded(entriesByName.get(name) ?? 'x') || 'x');
  const pairs = getFields(query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

/** Success, or a refusal that states the error: never a server error, never another format. */
function expectResponseOrRefusal(response: TestResponse, what: () => string): void {
  const { status } = response;
  if (status === 200) return;
  // With tens of thousands of responses, jest matchers are not created for the correct ones.
  if (status >= 400 && status < 500 && response.problem().status === status) return;
  throw new Error(`${what()}: ${status} ${response.text.slice(0, 300)}`);
}

const toWildArbitrary = (schema: Schema | undefined) => (schema ? wildLike(schema) : fc.constant(undefined));

/** Which spec file (`fuzz-PART.spec.ts`) a call is fuzzed in: one for all would run longer than any other. */
export const FUZZ_PARTS = ['anyone', 'persons', 'staff-reads', 'staff-writes'] as const;
type FuzzPart = (typeof FUZZ_PARTS)[number];

function getPart({ access, method }: Call): FuzzPart {
  if (access.kind === 'anyone') return 'anyone';
  if (access.kind !== 'roles') return 'persons';
  return method === 'GET' ? 'staff-reads' : 'staff-writes';
}

/** Tests that each call of a part accepts any input. */
export function fuzzCalls(part: FuzzPart): void {
  const calls = Object.values<Call>(CALLS).filter((call) => getPart(call) === part);
  jest.setTimeout(TIME_LIMIT_MS);
  let stopWatching: () => void;
  beforeAll(() => {
    stopWatching = watchCollections();
  });
  afterAll(() => stopWatching());
  // So many failures would be refused for their number alone.
  const market = withOrderMarket({
    LIMIT_ACCOUNT_FAILURES: '999999',
    LIMIT_ADDRESS_FAILURES: '999999',
    LIMIT_MAILS_PER_RECIPIENT: '999999',
    LIMIT_MAILS_PER_ADDRESS: '999999',
  });

  async function guest(): Promise<TestClient> {
    const shopper = new Shopper(await market().api.visitorWithCsrf(), 1, 3);
    await shopper.start();
    await shopper.becomeGuest();
    return shopper.client;
  }

  async function account(number: number, role: string): Promise<TestClient> {
    const email = `fuzz-${role.toLowerCase()}-${number}@example.com`;
    await insertCustomer(market().api, { email, roles: [role] });
    return loggedIn(market().api, email);
  }

  let accounts = 0;
  const MAKERS = {
    guest,
    customer: () => account((accounts += 1), ROLES.customer),
    admin: () => account((accounts += 1), ROLES.admin),
  };
  type Sender = keyof typeof MAKERS;
  const senders = new Map<Sender, { readonly client: TestClient; readonly info: string }>();

  /** For anybody with a session, for customers, for the admin, and of a running order. */
  const PROBES = [
    CALLS.supportInfo.path,
    CALLS.customerData.path,
    CALLS.staffQueues.path,
    '/api/order-process/1?productGroupId=3',
  ];

  /** Who the API takes a client for: another once the client was logged out, locked or deleted, or its order ended. */
  async function getInfo(client: TestClient): Promise<string> {
    const statuses: number[] = [];
    for (const path of PROBES) statuses.push((await client.get(path)).status);
    return statuses.join();
  }

  /** The sender of the calls before, unless they changed who it is: then a new one. */
  async function senderFor(kind: Sender): Promise<TestClient> {
    const last = senders.get(kind);
    if (last && (await getInfo(last.client)) === last.info) return last.client;
    const client = await MAKERS[kind]();
    senders.set(kind, { client, info: await getInfo(client) });
    return client;
  }

  /** Who reaches the rule behind a call: strangers where anybody may call, else also a customer, and the admin for every role. */
  async function getSenders({ access }: Call): Promise<TestClient[]> {
    if (access.kind === 'anyone') return [await market().api.visitorWithCsrf(), await guest()];
    if (access.kind === 'roles') return [await senderFor('admin')];
    return [await senderFor('guest'), await senderFor('customer'), await senderFor('admin')];
  }

  /** One body a size. */
  const bodies = new Map<number, Buffer>();
  function tooMuch(bytes: number): Buffer {
    const body = bodies.get(bytes) ?? Buffer.from(`["${'x'.repeat(bytes)}"]`);
    bodies.set(bytes, body);
    return body;
  }

  describe.each(calls.map((call) => [call.id, call] as const))('%s', (_, call) => {
    it('answers whatever it is sent, from anybody, with success or a problem document', async () => {
      const clients = await getSenders(call);
      const wild = fc.tuple(toWildArbitrary(call.params), toWildArbitrary(call.query), toWildArbitrary(call.body));
      const sent = new Map<string, number>();
      const nth = fc.nat(clients.length - 1);
      await fc.assert(
        fc.asyncProperty(nth, wild, async (index, [params, query, body]) => {
          const sender = clients[index] ?? market().api.visitor();
          const url = buildUrl(call, params, query);
          const what = () => `${call.method} ${url} ${JSON.stringify(body)}`;
          const request = `${index} ${what()}`;
          const times = sent.get(request) ?? 0;
          if (call.method === 'GET' && times === MOST_READS_ALIKE) return;
          sent.set(request, times + 1);
          const response = await respondInTime(what, () => sender.send(call.method, url, call.body ? { body } : {}));
          expectResponseOrRefusal(response, what);
        }),
        { numRuns: RUNS },
      );
    });

    it('is held up by no text of a weak shape', async () => {
      const [sender = market().api.visitor()] = await getSenders(call);
      const fill = (schema: Schema | undefined, text: string) => schema && fillTexts(schema, text);
      for (const text of WEAK_LENGTHS.flatMap(weakTexts)) {
        const url = buildUrl(call, fill(call.params, text), fill(call.query, text));
        const options = call.body ? { body: fill(call.body, text) } : {};
        const what = () => `${call.method} ${call.path} with ${text.length} characters of ${text.slice(0, 12)}`;
        await holdNothingUp(what, () => sender.send(call.method, url, options), LONGEST_STOP_MS);
      }
    });

    it('refuses a body of two megabytes, or of more than it takes at most', async () => {
      const sender = await market().api.visitorWithCsrf();
      const rawBody = tooMuch(Math.max(2 ** 21, call.bodyLimitBytes ?? 0));
      const response = await sender.send('POST', buildUrl(call, {}, {}), { rawBody });
      expect([404, 413]).toContain(response.status);
      expect(response.problem().status).toBe(response.status);
    });
  });

  const posts = calls.filter(({ method }) => method === 'POST');
  if (posts.length === 0) return;
  describe('bodies that are no JSON of any call', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;

    it.each(posts.map((call) => [call.id, call] as const))('%s refuses them', async (_, call) => {
      const sender = await senderFor('guest');
      const broken = [
        deep,
        '{"a":1',
        '\uFEFF{}',
        '{"a":1e999}',
        '{"__proto__":{}}',
        '{"constructor":{"prototype":{}}}',
      ];
      const some = fc.sample(wildJson(), 10).map((value) => JSON.stringify(value) ?? '');
      for (const rawBody of [...broken, ...some]) {
        const response = await sender.send('POST', call.path, { rawBody });
        expectResponseOrRefusal(response, () => `${call.id} ${rawBody.slice(0, 80)}`);
      }
    });
  });
}
