import { TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { TOTP } from 'otpauth';
import { newRecoveryCodes, plainCode } from './recovery-codes';
import { loginSteps, recoveryCodes, secondFactors } from '../users/schema';
import { insertCustomer, PASSWORD } from '../users/testing/visitors';
import { newTotpSecret, totpStep } from './totp';

const api = withApi({ env: { STAFF_SECOND_FACTOR: 'required', LIMIT_ACCOUNT_FAILURES: '4' } });
const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);
const codeAt = (secret: string, seconds = 0) => new TOTP({ secret }).generate({ timestamp: later(seconds).getTime() });

let number = 0;
let email = '';
beforeEach(async () => {
  api().setNow(TEST_NOW);
  email = `editor-${(number += 1)}@example.com`;
  await insertCustomer(api(), { email, roles: [ROLES.editor] });
});

async function addPassword(): Promise<TestClient> {
  const visitor = await api().visitorWithCsrf();
  await visitor.call(CALLS.login, { body: { UserName: email, Password: PASSWORD } });
  return visitor;
}
const submit = (client: TestClient, Code: string) => client.post(CALLS.submitSecondFactor.path, { Code });
const enrol = (client: TestClient) => client.call(CALLS.enrolSecondFactor, { body: {} });

/** Staff with an authenticator since TEST_NOW, at whose code the next begins. */
async function enrolled() {
  const visitor = await addPassword();
  const made = await enrol(visitor);
  expect((await submit(visitor, codeAt(made.Secret))).json()).toMatchObject({ success: true });
  return { ...made, visitor };
}

describe('the login of staff', () => {
  it('is half done by the password: no token, no session, but a step for five minutes', async () => {
    const visitor = await api().visitorWithCsrf();
    const response = await visitor.post(CALLS.login.path, { UserName: email, Password: PASSWORD });
    expect(response.json()).toEqual({ success: true, token: null, redirectUrl: null, secondFactor: 'enrol' });
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^hp_step=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect((await visitor.get(CALLS.supportInfo.path)).status).toBe(401);
    expect((await visitor.post(CALLS.getToken.path, {})).status).toBe(401);
    const stored = JSON.stringify(await api().db.select().from(loginSteps));
    expect(stored).not.toContain(visitor.cookies.get('hp_step'));
  });

  it('says nothing of a second factor to a wrong password', async () => {
    const visitor = await api().visitorWithCsrf();
    const response = await visitor.post(CALLS.login.path, { UserName: email, Password: 'Falsch-2026!' });
    expect(response.json()).toEqual({ success: false, token: null, redirectUrl: null, secondFactor: 'none' });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it.each([[[ROLES.customer]], [[ROLES.press]], [[ROLES.advertisingPartner]], [[]]])(
    'concerns nobody with the roles %j',
    async (roles) => {
      await insertCustomer(api(), { email: `ohne-${number}@example.com`, roles });
      email = `ohne-${number}@example.com`;
      expect((await addPassword()).cookies.has('hp_token')).toBe(true);
    },
  );
});

describe('an authenticator', () => {
  it('is set up with a picture of its address, and is in force by its first code', async () => {
    const { Secret, Uri, QrSvg, RecoveryCodes, visitor } = await enrolled();
    expect(Uri).toContain(`secret=${Secret}`);
    expect(Uri).toMatch(/^otpauth:\/\/totp\/Heizplatz:/);
    expect(QrSvg).toMatch(/^<svg [^>]*viewBox/);
    expect(QrSvg).not.toMatch(/style=|<style|<script/);
    expect(new Set(RecoveryCodes).size).toBe(10);
    expect((await visitor.get(CALLS.supportInfo.path)).status).toBe(200);
    expect(visitor.cookies.has('hp_step')).toBe(false);
    const stored = JSON.stringify([
      await api().db.select().from(secondFactors),
      await api().db.select().from(recoveryCodes),
    ]);
    for (const secret of [Secret, ...RecoveryCodes]) expect(stored).not.toContain(secret);
  });

  it('is asked for at the next login, cannot be replaced by the password alone, and lets in by its code', async () => {
    const { Secret } = await enrolled();
    const visitor = await api().visitorWithCsrf();
    const body = { UserName: email, Password: PASSWORD };
    await expect(visitor.call(CALLS.login, { body })).resolves.toMatchObject({ secondFactor: 'required', token: null });
    expect((await visitor.post(CALLS.enrolSecondFactor.path, {})).problem().code).toBe('CONFLICT');
    api().setNow(later(60));
    const before = visitor.cookies.get('hp_refresh');
    expect(
      (await submit(visitor, ` ${codeAt(Secret, 60).slice(0, 3)} ${codeAt(Secret, 60).slice(3)} `)).json(),
    ).toMatchObject({ success: true });
    expect(visitor.cookies.get('hp_refresh')).not.toBe(before);
  });

  it('takes the code before and the one after, each once, and never an older one', async () => {
    const { Secret } = await enrolled();
    api().setNow(later(90));
    const codes: [number, boolean][] = [
      [30, false],
      [60, true],
      [60, false],
      [120, true],
      [90, false],
    ];
    for (const [seconds, expected] of codes) {
      const response = await submit(await addPassword(), codeAt(Secret, seconds));
      expect([seconds, response.json()]).toEqual([seconds, expect.objectContaining({ success: expected })]);
    }
  });

  it('lets one in by a code that is sent several times at once', async () => {
    const { Secret } = await enrolled();
    api().setNow(later(60));
    const visitors = [await addPassword(), await addPassword(), await addPassword()];
    const responses = await Promise.all(visitors.map((client) => submit(client, codeAt(Secret, 60))));
    expect(responses.filter((response) => JSON.stringify(response.json()).includes('"success":true'))).toHaveLength(1);
  });

  it('that was not confirmed is set up anew, and its recovery codes open nothing', async () => {
    const visitor = await addPassword();
    const first = await enrol(visitor);
    const second = await enrol(visitor);
    expect((await submit(visitor, first.RecoveryCodes[0] ?? '')).json()).toMatchObject({ success: false });
    expect((await submit(visitor, second.RecoveryCodes[0] ?? '')).json()).toMatchObject({ success: false });
    expect((await submit(visitor, codeAt(first.Secret))).json()).toMatchObject({ success: false });
    expect((await submit(visitor, codeAt(second.Secret))).json()).toMatchObject({ success: true });
  });
});

describe('a recovery code', () => {
  it('lets in once, however it is written', async () => {
    const { RecoveryCodes } = await enrolled();
    const [code = ''] = RecoveryCodes;
    const copied = code.toLowerCase().replaceAll('-', '');
    expect((await submit(await addPassword(), copied)).json()).toMatchObject({ success: true });
    expect((await submit(await addPassword(), code)).json()).toMatchObject({ success: false });
    expect((await submit(await addPassword(), RecoveryCodes[1] ?? '')).json()).toMatchObject({ success: true });
  });

  it('of somebody else lets nobody in', async () => {
    const { RecoveryCodes } = await enrolled();
    email = `kollege-${number}@example.com`;
    await insertCustomer(api(), { email, roles: [ROLES.marketing] });
    await enrolled();
    expect((await submit(await addPassword(), RecoveryCodes[0] ?? '')).json()).toMatchObject({ success: false });
  });

  it('has 80 random bits, and is read with the usual mistakes', () => {
    for (const code of newRecoveryCodes()) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect(plainCode('oi1l-abcd')).toBe('0111ABCD');
  });
});

describe('the second step', () => {
  it.each(['000000', '12345', 'abcdef', "' or 1=1", '٣٣٣٣٣٣'])('refuses %j', async (code) => {
    await enrolled();
    expect((await submit(await addPassword(), code)).json()).toEqual({ success: false, token: null });
  });

  it('counts wrong codes for the whole account, also when they come at once, but not for the browser that it knows', async () => {
    const { Secret, visitor: known } = await enrolled();
    const visitor = await addPassword();
    const responses = await Promise.all(Array.from({ length: 12 }, () => submit(visitor, '000000')));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(8);
    api().setNow(later(60));
    expect((await submit(visitor, codeAt(Secret, 60))).status).toBe(429);
    expect((await submit(await addPassword(), codeAt(Secret, 60))).status).toBe(429);
    await known.call(CALLS.login, { body: { UserName: email, Password: PASSWORD } });
    expect((await submit(known, codeAt(Secret, 60))).json()).toMatchObject({ success: true });
  });

  it('ends after five minutes, and is nobody’s without a password or in another browser', async () => {
    const { Secret } = await enrolled();
    const visitor = await addPassword();
    api().setNow(later(300));
    expect((await submit(visitor, codeAt(Secret, 300))).problem().code).toBe('TOKEN_EXPIRED');
    const stranger = await api().visitorWithCsrf();
    expect((await submit(stranger, codeAt(Secret, 300))).problem().code).toBe('TOKEN_EXPIRED');
    expect((await stranger.post(CALLS.enrolSecondFactor.path, {})).problem().code).toBe('TOKEN_EXPIRED');
  });
});

it('codes are those of RFC 6238', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(totpStep(secret, '287082', new Date(59_000))).toBe(1);
  expect(totpStep(secret, '081804', new Date(1_111_111_109_000))).toBe(37_037_036);
  expect(totpStep(secret, '287082', new Date(120_000))).toBeNull();
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
});
