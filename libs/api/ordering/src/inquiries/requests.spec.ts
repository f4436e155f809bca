import { deliveryAreas } from '@heizplatz/api-dealers';
import { outbox } from '@heizplatz/api-platform';
import { readMails, TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS, type CountryId } from '@heizplatz/contract';
import { DAY_MS } from '@heizplatz/country';
import { count, eq } from 'drizzle-orm';
import { getMails } from '../order-actions/testing/placed-orders';
import { withOrderMarket } from '../checkout/testing/order-market';
import { inquiries } from './schema';
import { cleanUpInquiries } from './clean-up-inquiries';

const market = withOrderMarket();
const later = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);
const send = CALLS.sendRequest.path;
const confirm = CALLS.confirmRequest.path;

const body = (fields: object = {}) => ({
  Kind: 'bulk',
  CountryId: 1,
  ProductGroupId: 3,
  ZipCode: '80001',
  Amount: 40_000,
  Name: 'Gerda Lindner',
  EmailAddress: 'gerda.lindner@example.com',
  Phone: '+49 89 23125 22',
  Message: 'Vier Häuser,\nein Hof.',
  ...fields,
});

const mailsTo = (recipient: string) => readMails(market().api, eq(outbox.recipient, recipient));

/** Sends a request and gives the token of its mail. */
async function sent(visitor: TestClient, fields: { EmailAddress: string; [name: string]: unknown }): Promise<string> {
  expect((await visitor.post(send, body(fields))).status).toBe(200);
  const text = (await mailsTo(fields.EmailAddress)).at(-1)?.text ?? '';
  return /anfrage-bestaetigen\?token=(\S+)/.exec(text)?.[1] ?? '';
}

const visitor = (countryId: CountryId = 1) => market().api.visitorWithCsrf(countryId);
const read = (token: string, countryId: CountryId = 1) =>
  market()
    .api.visitor(countryId)
    .get(`/api/requests/${encodeURIComponent(token)}`);

beforeEach(() => market().api.setNow(TEST_NOW));

describe('sendRequest', () => {
  it('mails the sender a link of the site, and tells nobody else', async () => {
    const client = await visitor();
    const [mail, ...more] = await getMails(market(), () => sent(client, { EmailAddress: 'eins@example.com' }));
    expect([mail?.recipient, more]).toEqual(['eins@example.com', []]);
    expect(mail?.subject).toBe('Bitte bestätigen Sie Ihre Anfrage: Großmenge, 40.000 kg Holzpellets lose nach 80001');
    expect(mail?.text).toContain('http://localhost:4200/anfrage-bestaetigen?token=');
    expect(mail?.text).toContain('Der Link gilt bis 28.11.2026 um 12:00 Uhr.');
    expect(mail?.text).toMatch(/bis zu fünf\s+Händler/);
    for (const own of ['Gerda', 'Vier Häuser', '23125 22']) expect(mail?.html).not.toContain(own);
  });

  it('keeps the token’s hash alone', async () => {
    const token = await sent(await visitor(), { EmailAddress: 'hash@example.com' });
    const [row] = await market().api.db.select().from(inquiries).where(eq(inquiries.email, 'hash@example.com'));
    expect(row?.tokenHash).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('makes one request of a double click', async () => {
    const client = await visitor();
    const twice = body({ EmailAddress: 'doppelt@example.com' });
    const responses = await Promise.all([client.post(send, twice), client.post(send, twice)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsTo('doppelt@example.com')).toHaveLength(1);
  });

  it.each([
    [{ ZipCode: '99999' }, 'body.ZipCode', 'ZIPCODE_INV'],
    [{ ZipCode: '8000', CountryId: 3 }, 'body.CountryId', 'INVALID'],
    [{ Amount: 0 }, 'body.Amount', 'AMOUNT_REQ'],
    [{ Amount: 1_000_001 }, 'body.Amount', 'AMOUNT_MAX'],
    [{ EmailAddress: 'gerda' }, 'body.EmailAddress', 'EMAIL_INV'],
    [{ Name: ' ' }, 'body.Name', 'REQUIRED'],
    [{ Kind: 'other' }, 'body.Kind', 'INVALID'],
  ])('refuses %j', async (fields, path, code) => {
    const response = await (await visitor()).post(send, body(fields));
    expect(response.problem()).toMatchObject({ status: 400, code: 'VALIDATION', errors: [{ path, code }] });
  });

  it('mails one mailbox five times in a quarter of an hour, however it is written', async () => {
    const client = await visitor();
    for (let amount = 1; amount <= 5; amount += 1)
      expect((await client.post(send, body({ Amount: amount, EmailAddress: 'flut@example.com' }))).status).toBe(200);
    const sixth = await client.post(send, body({ Amount: 6, EmailAddress: 'Flut@Example.com' }));
    expect(sixth.problem()).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(sixth.headers['retry-after']).toBe('900');
    expect((await client.post(send, body({ EmailAddress: 'andere@example.com' }))).status).toBe(200);
    market().api.setNow(new Date(TEST_NOW.getTime() + 901_000));
    expect((await client.post(send, body({ Amount: 6, EmailAddress: 'flut@example.com' }))).status).toBe(200);
  });
});

describe('readRequest', () => {
  it('shows what it confirms, and neither name nor e-mail', async () => {
    const token = await sent(await visitor(), { EmailAddress: 'lesen@example.com', Kind: 'call-back' });
    const response = await read(token);
    expect(response.json()).toEqual({
      State: 'open',
      Kind: 'call-back',
      ProductGroupId: 3,
      ZipCode: '80001',
      Amount: 40_000,
      SentAt: TEST_NOW.toISOString(),
    });
  });

  it('spends nothing, however often it is read', async () => {
    const token = await sent(await visitor(), { EmailAddress: 'scanner@example.com' });
    await read(token);
    expect((await read(token)).json()).toMatchObject({ State: 'open' });
  });

  it('is 404 for a forged token, another site and an empty one', async () => {
    const token = await sent(await visitor(), { EmailAddress: 'fremd@example.com' });
    for (const response of [await read(`${token}x`), await read('x'), await read(token, 2)])
      expect(response.problem()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await read('x'.repeat(201))).status).toBe(400);
  });
});

describe('confirmRequest', () => {
  it('gives a bulk request to support and to five dealers of the place, once', async () => {
    const { api } = market();
    const client = await visitor();
    const token = await sent(client, { EmailAddress: 'gross@example.com' });
    const mails = await getMails(market(), async () => {
      const clicks = await Promise.all([1, 2].map(() => client.post(confirm, { Token: token })));
      expect(clicks.map((response) => response.json())).toEqual([{ success: true }, { success: true }]);
    });
    const serving = await api.db.select({ n: count() }).from(deliveryAreas).where(eq(deliveryAreas.zipCode, '80001'));
    expect(serving[0]?.n).toBeGreaterThan(5);
    expect(mails.filter(({ kind }) => kind === 'request-dealer')).toHaveLength(5);
    expect(mails.filter(({ kind }) => kind === 'request-support').map(({ recipient }) => recipient)).toEqual([
      'service@example.com',
    ]);
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(6);
    for (const mail of mails) {
      expect(mail.replyTo).toBe('gross@example.com');
      expect(mail.text).toContain('Gerda Lindner');
      expect(mail.text).toContain('+49 89 23125 22');
      expect(mail.text).toContain('40.000 kg');
    }
    expect((await read(token)).json()).toMatchObject({ State: 'confirmed' });
  });

  it('asks Swiss dealers for an Offerte', async () => {
    const client = await visitor(3);
    const token = await sent(client, { EmailAddress: 'offerte@example.com', CountryId: 3, ZipCode: '8000' });
    const mails = await getMails(market(), () => client.post(confirm, { Token: token }));
    const toDealers = mails.filter(({ kind }) => kind === 'request-dealer');
    expect(toDealers.length).toBeGreaterThan(0);
    for (const { text } of toDealers) expect(text.replace(/\s+/g, ' ')).toContain('mit einer Offerte');
  });

  it('gives a call-back to support alone', async () => {
    const client = await visitor(3);
    const token = await sent(client, {
      EmailAddress: 'rueckruf@example.com',
      Kind: 'call-back',
      CountryId: 3,
      ZipCode: '8000',
      Message: 'Bitte um Rückruf, größere Anlage',
    });
    const mails = await getMails(market(), async () => {
      expect((await client.post(confirm, { Token: token })).status).toBe(200);
    });
    expect(mails.map(({ kind }) => kind)).toEqual(['request-support']);
    expect(mails[0]?.text).toContain('grössere Anlage');
  });

  it('is TOKEN_EXPIRED after seven days, and stays confirmed when it was', async () => {
    const { api } = market();
    const client = await visitor();
    const late = await sent(client, { EmailAddress: 'spaet@example.com' });
    const done = await sent(client, { EmailAddress: 'rechtzeitig@example.com' });
    await client.post(confirm, { Token: done });
    api.setNow(later(7));
    const response = await client.post(confirm, { Token: late });
    expect(response.problem()).toMatchObject({ status: 409, code: 'TOKEN_EXPIRED' });
    expect((await read(late)).json()).toMatchObject({ State: 'expired' });
    expect((await client.post(confirm, { Token: done })).json()).toEqual({ success: true });
    expect((await read(done)).json()).toMatchObject({ State: 'confirmed' });
  });

  it.each([['x'], ['AAAA'.repeat(11)], ["' or 1=1 --"]])('is 404 for %s', async (Token) => {
    const response = await (await visitor()).post(confirm, { Token });
    expect(response.problem()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('is 400 without a token', async () => {
    expect((await (await visitor()).post(confirm, { Token: '' })).problem().code).toBe('VALIDATION');
  });
});

describe('the nightly sweep of requests', () => {
  it('removes what nobody confirmed a month after its time, the rest after half a year', async () => {
    const { api } = market();
    const client = await visitor();
    const open = await sent(client, { EmailAddress: 'offen@example.com' });
    const done = await sent(client, { EmailAddress: 'fertig@example.com' });
    await client.post(confirm, { Token: done });
    const { db, services } = api;
    const log = api.app.log;
    const cleanUpAt = (now: Date) =>
      cleanUpInquiries.run({}, { db, services, clock: () => now, random: () => 0.5, log, isLastAttempt: false });
    await cleanUpAt(later(36));
    expect((await read(open)).status).toBe(200);
    await cleanUpAt(later(38));
    expect((await read(open)).status).toBe(404);
    await cleanUpAt(later(180));
    expect((await read(done)).status).toBe(200);
    await cleanUpAt(later(181));
    expect((await read(done)).status).toBe(404);
  });
});
