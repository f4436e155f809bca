import { CALLS, type Call, type Schema } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import * as fc from 'fast-check';
import { insertCustomer, loggedIn } from '../identity/testing/visitors';
import { withOrderMarket } from '../order-process/testing/order-market';
import { Shopper } from '../order-process/testing/shopper';
import type { TestAnswer, TestClient } from '../testing/test-client';
import { wildJson, wildLike } from '../testing/wild-input';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 40);
const calls: readonly Call[] = Object.values(CALLS);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** encodeURIComponent throws on half a pair, which a client could not send either. */
const encoded = (value: unknown): string =>
  encodeURIComponent(
    textOf(value)
      .slice(0, 2000)
      .replace(/[\ud800-\udfff]/gu, ''),
  );

function fieldsOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function urlOf(call: Call, params: unknown, query: unknown): string {
  const byName = new Map(fieldsOf(params));
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encoded(byName.get(name) ?? 'x') || 'x');
  const pairs = fieldsOf(query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

/** Success, or a refusal that says what was wrong: never a failure of ours, never another form. */
function expectAnswerOrRefusal(answer: TestAnswer, what: string): void {
  if (answer.status === 200) return;
  expect(`${what}: ${answer.status} ${answer.text.slice(0, 300)}`).toMatch(/: 4\d\d /);
  expect(answer.problem().status).toBe(answer.status);
}

const wildOf = (schema: Schema | undefined) => (schema ? wildLike(schema) : fc.constant(undefined));

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

/** Who reaches the rule behind a call: strangers where anybody may call, else also a customer, and the admin for every role. */
async function sendersOf({ access }: Call): Promise<TestClient[]> {
  if (access.kind === 'anyone') return [await market().api.visitorWithCsrf(), await guest()];
  const number = (accounts += 1);
  const admin = await account(number, ROLES.admin);
  return access.kind === 'roles' ? [admin] : [await guest(), await account(number, ROLES.customer), admin];
}

describe.each(calls.map((call) => [call.id, call] as const))('%s', (_, call) => {
  it('answers whatever it is sent, from anybody, with success or a problem document', async () => {
    const senders = await sendersOf(call);
    const wild = fc.tuple(wildOf(call.params), wildOf(call.query), wildOf(call.body));
    await fc.assert(
      fc.asyncProperty(wild, async ([params, query, body]) => {
        for (const sender of senders) {
          const url = urlOf(call, params, query);
          const answer = await sender.send(call.method, url, call.body ? { body } : {});
          expectAnswerOrRefusal(answer, `${call.method} ${url} ${JSON.stringify(body)}`);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('refuses a body of two megabytes, or of more than it takes at most', async () => {
    const sender = await market().api.visitorWithCsrf();
    const bytes = Math.max(2 ** 21, call.bodyLimitBytes ?? 0);
    const answer = await sender.send('POST', urlOf(call, {}, {}), { rawBody: `["${'x'.repeat(bytes)}"]` });
    expect([404, 413]).toContain(answer.status);
    expect(answer.problem().status).toBe(answer.status);
  });
});

describe('bodies that are no JSON of any call', () => {
  const posts = calls.filter(({ method }) => method === 'POST');
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;

  it.each(posts.map((call) => [call.id, call] as const))('%s refuses them', async (_, call) => {
    const sender = await guest();
    const bodies = [deep, '{"a":1', '\uFEFF{}', '{"a":1e999}', '{"__proto__":{}}', '{"constructor":{"prototype":{}}}'];
    const some = fc.sample(wildJson, 10).map((value) => JSON.stringify(value) ?? '');
    for (const rawBody of [...bodies, ...some]) {
      const answer = await sender.send('POST', call.path, { rawBody });
      expectAnswerOrRefusal(answer, `${call.id} ${rawBody.slice(0, 80)}`);
    }
  });
});
