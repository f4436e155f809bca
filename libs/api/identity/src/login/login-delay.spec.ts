import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, COOKIES } from '@heizplatz/contract';
import { kindsTo, mailsTo } from '../users/testing/mailed';
import { insertCustomer, loggedIn, PASSWORD } from '../users/testing/visitors';

const api = withApi({ env: { LIMIT_ACCOUNT_FAILURES: '3', LIMIT_ADDRESS_FAILURES: '20' } });
const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);

let number = 0;
let email = '';
beforeEach(async () => {
  api().setNow(TEST_NOW);
  email = `kunde-${(number += 1)}@example.com`;
  await insertCustomer(api(), { email });
});

/** Whose address a trusted machine before us names. */
const from = async (ip: string, visitor?: TestClient) => {
  const client = visitor ?? (await api().visitorWithCsrf());
  return async (Password: string) => {
    const headers = { 'x-forwarded-for': ip };
    const response = await client.post(CALLS.login.path, { UserName: email, Password }, { headers });
    return {
      status: response.status,
      wait: Number(response.headers['retry-after'] ?? 0),
      ok: /"token":"/.test(response.text),
    };
  };
};
const failing = async (ip: string, times: number) => {
  const tries = await from(ip);
  for (let count = 0; count < times; count += 1) await tries('falsch-2026!');
};
const address = (count: number) => `10.${number}.0.${count}`;

describe('wrong passwords of strangers', () => {
  it('do not keep the owner out, neither in its own browser nor at another address', async () => {
    const own = await loggedIn(api(), email);
    await failing(address(1), 12);
    expect(await (await from(address(1)))(PASSWORD)).toMatchObject({ status: 429 });
    expect(await (await from(address(1), own))(PASSWORD)).toMatchObject({ status: 200, ok: true });
    expect(await (await from(address(2)))(PASSWORD)).toMatchObject({ status: 200, ok: true });
  });

  it('from an address that has tried other accounts too often do not stop a browser that is known', async () => {
    const own = await loggedIn(api(), email);
    const mine = email;
    for (let count = 0; count < 20; count += 1) {
      email = `andere-${number}-${count}@example.com`;
      await failing(address(1), 1);
    }
    email = mine;
    expect(await (await from(address(1)))(PASSWORD)).toMatchObject({ status: 429 });
    expect(await (await from(address(1), own))(PASSWORD)).toMatchObject({ status: 200 });
  });

  it('wait twice as long each time, and a right one gets in when the wait is over', async () => {
    const stranger = await from(address(1));
    await failing(address(1), 3);
    let seconds = 0;
    for (const wait of [30, 60, 120]) {
      expect(await stranger(PASSWORD)).toMatchObject({ status: 429, wait });
      api().setNow(later((seconds += wait - 1)));
      expect(await stranger('falsch-2026!')).toMatchObject({ status: 429 });
      api().setNow(later((seconds += 1)));
      expect(await stranger('falsch-2026!')).toMatchObject({ status: 200 });
    }
    api().setNow(later((seconds += 240)));
    expect(await stranger(PASSWORD)).toMatchObject({ status: 200, ok: true });
  });

  it('that come from everywhere wait after the first one', async () => {
    for (let count = 1; count <= 3; count += 1) await failing(address(count), 1);
    const next = await from(address(9));
    expect(await next('falsch-2026!')).toMatchObject({ status: 200, ok: false });
    expect(await next('falsch-2026!')).toMatchObject({ status: 429, wait: 30 });
    expect(await (await from(address(10)))(PASSWORD)).toMatchObject({ status: 200, ok: true });
  });

  it('count a whole IPv6 subscriber as one', async () => {
    await failing('2001:db8:7:1::5', 3);
    expect(await (await from('2001:db8:7:1:ffff::9'))(PASSWORD)).toMatchObject({ status: 429 });
    expect(await (await from('2001:db8:7:2::5'))(PASSWORD)).toMatchObject({ status: 200 });
  });

  it('are told to the owner once a day, and to nobody of an unknown e-mail', async () => {
    await failing(address(1), 2);
    await expect(kindsTo(api(), email)).resolves.toEqual([]);
    for (let count = 2; count < 9; count += 1) await failing(address(count), 3);
    await expect(kindsTo(api(), email)).resolves.toEqual(['account-tried']);
    const [mail] = await mailsTo(api(), email);
    expect(mail?.text).toContain('http://localhost:4200/benutzerkonto/kennwort-vergessen');
    api().setNow(later(86_401));
    for (let count = 2; count < 9; count += 1) await failing(address(count), 3);
    await expect(kindsTo(api(), email)).resolves.toEqual(['account-tried', 'account-tried']);
    email = `niemand-${number}@example.com`;
    for (let count = 20; count < 25; count += 1) await failing(address(count), 1);
    await expect(kindsTo(api(), email)).resolves.toEqual([]);
  });
});

describe('hp_known', () => {
  it('is kept over a logout, knows each account that logged in, and is worth nothing for another', async () => {
    const browser = await loggedIn(api(), email);
    await browser.call(CALLS.logout, { body: {} });
    const first = email;
    email = `zweite-${number}@example.com`;
    await insertCustomer(api(), { email });
    await failing(address(1), 3);
    expect(await (await from(address(1), browser))(PASSWORD)).toMatchObject({ status: 429 });
    expect(await (await from(address(2), browser))(PASSWORD)).toMatchObject({ status: 200 });
    for (const one of [first, email]) {
      email = one;
      await failing(address(1), 3);
      expect(await (await from(address(1), browser))(PASSWORD)).toMatchObject({ status: 200 });
    }
  });

  it('that was forged or altered is a stranger’s', async () => {
    const browser = await loggedIn(api(), email);
    const value = browser.cookies.get(COOKIES.knownBrowser) ?? '';
    await failing(address(1), 3);
    for (const forged of ['', 'x', value.replace(/^./, (one) => (one === 'a' ? 'b' : 'a')), value.replace('~', '~A')]) {
      browser.cookies.set(COOKIES.knownBrowser, forged);
      expect(await (await from(address(1), browser))(PASSWORD)).toMatchObject({ status: 429 });
    }
    browser.cookies.set(COOKIES.knownBrowser, value);
    expect(await (await from(address(1), browser))(PASSWORD)).toMatchObject({ status: 200 });
  });

  it('has its own ten: a stolen browser guesses no further', async () => {
    const browser = await from(address(1), await loggedIn(api(), email));
    for (let count = 0; count < 3; count += 1) await browser('falsch-2026!');
    expect(await browser(PASSWORD)).toMatchObject({ status: 429, wait: 900 });
  });
});
