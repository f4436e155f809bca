import { failureCounts } from '@heizplatz/api-platform';
import { TEST_NOW, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import * as argon2 from '@node-rs/argon2';
import { hashPassword } from './password';
import { insertCustomer, loggedIn, PASSWORD } from '../users/testing/visitors';
import { guest } from '../users/testing/guests';

// The real implementation, with calls counted: times are unreliable on a busy machine.
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify), hash: jest.fn(real.hash) };
});

const api = withApi({ env: { LIMIT_ACCOUNT_FAILURES: '5', LIMIT_ADDRESS_FAILURES: '60' } });
const verify = jest.mocked(argon2.verify);

let number = 0;
let email = '';
let passwordHash = '';
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(async () => {
  api().setNow(new Date(TEST_NOW.getTime() + number * 3_600_000));
  email = `kunde-${(number += 1)}@example.com`;
  await insertCustomer(api(), { email, passwordHash });
  await guest(api(), 'gast@example.com');
  verify.mockClear();
});

async function tries(count: number, password: string) {
  const visitor = await api().visitorWithCsrf();
  const login = () => visitor.post(CALLS.login.path, { UserName: email, Password: password });
  return Promise.all(Array.from({ length: count }, login));
}
const getStatuses = (responses: readonly { readonly status: number }[]) => responses.map(({ status }) => status).sort();

describe('a login', () => {
  it.each([
    ['a wrong password', () => email, 'falsch-2026!'],
    ['an unknown e-mail', () => 'niemand@example.com', PASSWORD],
    ['a guest’s e-mail', () => 'gast@example.com', PASSWORD],
    ['the right password', () => email, PASSWORD],
  ])('with %s checks one hash of the same cost', async (_, name, password) => {
    const visitor = await api().visitorWithCsrf();
    await visitor.call(CALLS.login, { body: { UserName: name(), Password: password } });
    expect(verify.mock.calls.map(([hash]) => `${hash}`.slice(0, 31))).toEqual(['$argon2id$v=19$m=19456,t=2,p=1$']);
  });

  it('of a locked account checks one hash as well', async () => {
    await insertCustomer(api(), { email: `gesperrt-${number}@example.com`, lockedAt: TEST_NOW });
    const visitor = await api().visitorWithCsrf();
    await visitor.call(CALLS.login, { body: { UserName: `gesperrt-${number}@example.com`, Password: PASSWORD } });
    expect(verify).toHaveBeenCalledTimes(1);
  });
});

describe('forty at the very same moment', () => {
  it('with wrong passwords reach the hash as often as the limit says, then nobody gets in', async () => {
    const responses = await tries(40, 'falsch-2026!');
    expect(verify).toHaveBeenCalledTimes(5);
    expect(getStatuses(responses)).toEqual([...Array(5).fill(200), ...Array(35).fill(429)]);
    expect(getStatuses(await tries(1, PASSWORD))).toEqual([429]);
    expect(verify).toHaveBeenCalledTimes(5);
  });

  it('with the right one are no failures: whoever was turned away may come again at once', async () => {
    const responses = await tries(40, PASSWORD);
    const refused = responses.filter(({ status }) => status === 429);
    for (const { headers } of refused) expect(headers['retry-after']).toBe('2');
    for (let times = 0; times < 7; times += 1) expect(getStatuses(await tries(1, PASSWORD))).toEqual([200]);
  });

  it('that ask for the password again are counted alike', async () => {
    const visitor = await loggedIn(api(), email);
    verify.mockClear();
    const body = { CurrentPassword: 'falsch-2026!', Password: 'Ein-anderes-77' };
    const change = () => visitor.post(CALLS.changePassword.path, body);
    const responses = await Promise.all(Array.from({ length: 40 }, change));
    expect(verify).toHaveBeenCalledTimes(5);
    expect(getStatuses(responses)).toEqual([...Array(5).fill(400), ...Array(35).fill(429)]);
  });
});

it('forty requests for a new password at the very same moment send five mails', async () => {
  const visitor = await api().visitorWithCsrf();
  const request = () => visitor.post(CALLS.requestPasswordLink.path, { EmailAddress: email });
  const responses = await Promise.all(Array.from({ length: 40 }, request));
  expect(getStatuses(responses)).toEqual([...Array(5).fill(200), ...Array(35).fill(429)]);
});

it('who logs in leaves no row that would name it among the failures', async () => {
  await loggedIn(api(), email);
  const rows = await api().db.select().from(failureCounts);
  expect(rows.filter(({ key }) => key.includes(email))).toEqual([]);
});
