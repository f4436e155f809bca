import { mailedLinks, notifications, signEndToken } from '@heizplatz/api-identity';
import { guest, insertCustomer, kindsTo, mailedToken, mailsTo } from '@heizplatz/api-identity/testing';
import { newCustomer, type TestCustomer, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { FIRST_KEY, keyRing } from '@heizplatz/api-platform';
import { TEST_NOW, type TestResponse, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { cleanUpNotifications } from './clean-up-notifications';

const market = withOrderMarket({ LIMIT_MAILS_PER_ADDRESS: '9999' });
const DAY_S = 86_400;
const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);
const PRICE = { Kind: 'price', CountryId: 1, ZipCode: '80001', ProductId: 20, Amount: 6000, Threshold: 340 };
const NEWS = { Kind: 'news', CountryId: 1 };

let number = 0;
let mailbox = '';
let anna: TestCustomer;
let visitor: TestClient;
beforeEach(async () => {
  market().api.setNow(TEST_NOW);
  mailbox = `leser-${(number += 1)}@example.com`;
  anna = await newCustomer(market());
  visitor = await market().api.visitorWithCsrf();
});

const add = (fields: object, client = anna.shopper.client): Promise<TestResponse> =>
  client.post(CALLS.addNotification.path, fields);
const request = (fields: object = PRICE) => add({ ...fields, EmailAddress: mailbox }, visitor);
const confirm = (Token: string) => visitor.post(CALLS.confirmNotification.path, { Token });
const end = (fields: object, client = visitor) => client.post(CALLS.endNotification.path, fields);
const link = (kind = 'notification-confirm', to = mailbox) => mailedToken(market().api, to, kind);
const readList = async ({ shopper } = anna) => (await shopper.client.call(CALLS.notifications)).Items;
const findRows = (email: string) => market().api.db.select().from(notifications).where(eq(notifications.email, email));
const getCodes = (response: TestResponse) => response.problem().errors?.map(({ path, code }) => `${path} ${code}`);
const keys = () => market().api.services.config.secrets.link;

async function cleanUpAt(now: Date): Promise<void> {
  const { db, services, app } = market().api;
  const dependencies = { db, services, clock: () => now, random: () => 0.5, log: app.log, isLastAttempt: false };
  await cleanUpNotifications.run({}, dependencies);
}

describe('a customer’s wish for a price', () => {
  it('counts at once, without a mail, and shows what the same costs today', async () => {
    expect((await add(PRICE)).json()).toEqual({ success: true });
    const [item, ...more] = await readList();
    expect(more).toEqual([]);
    expect(item).toMatchObject({ ...PRICE, State: 'active', LastSentAt: null, CreatedAt: TEST_NOW.toISOString() });
    expect(item?.ProductName).toMatch(/Pellets/i);
    const cheapest = await anna.shopper.firstOffer();
    expect(item?.PriceToday).toBe(cheapest.UnitPrice);
    expect(await mailsTo(market().api, anna.email)).toEqual([]);
  });

  it('shows no price where nobody delivers the amount any more', async () => {
    await add(PRICE);
    await market().api.db.update(notifications).set({ amount: 1 }).where(eq(notifications.userId, anna.userId));
    expect((await readList())[0]?.PriceToday).toBeNull();
  });

  it('sent twice at once is one', async () => {
    const responses = await Promise.all([
      add(PRICE),
      add(PRICE),
      add({ ...PRICE, EmailAddress: anna.email.toUpperCase() }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await readList()).toHaveLength(1);
  });

  it('is one of twenty, however many come at once', async () => {
    for (let cents = 0; cents < 18; cents += 1) await add({ ...PRICE, Threshold: 300 + cents });
    const responses = await Promise.all([1, 2, 3, 4].map((cents) => add({ ...PRICE, Threshold: 400 + cents })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(await readList()).toHaveLength(20);
    const [first] = await readList();
    await end({ Id: first?.Id }, anna.shopper.client);
    expect((await add({ ...PRICE, Threshold: 500 })).status).toBe(200);
  });

  it('is nobody else’s to see or to end', async () => {
    await add(PRICE);
    const [item] = await readList();
    const bert = await newCustomer(market());
    expect(await readList(bert)).toEqual([]);
    expect((await end({ Id: item?.Id }, bert.shopper.client)).status).toBe(404);
    expect((await end({ Id: item?.Id })).problem().code).toBe('UNAUTHENTICATED');
    expect((await readList())[0]?.State).toBe('active');
  });

  it('is ended by its Id, once more alike, and goes from the list after a month', async () => {
    await add(PRICE);
    const Id = (await readList())[0]?.Id;
    expect((await end({ Id }, anna.shopper.client)).json()).toEqual({ success: true });
    expect((await end({ Id }, anna.shopper.client)).json()).toEqual({ success: true });
    expect(await readList()).toEqual([expect.objectContaining({ State: 'ended', PriceToday: null })]);
    await cleanUpAt(later(30 * DAY_S));
    expect(await readList()).toHaveLength(1);
    await cleanUpAt(later(30 * DAY_S + 1));
    expect(await readList()).toEqual([]);
  });
});

describe('what is missing or wrong', () => {
  it('is said of every field', async () => {
    expect(getCodes(await add({ Kind: 'price', CountryId: 1 }))).toEqual([
      'body.ZipCode ZIPCODE_REQ',
      'body.ProductId REQUIRED',
      'body.Amount AMOUNT_REQ',
      'body.Threshold REQUIRED',
    ]);
  });

  it.each([
    [{ ZipCode: '8000' }, 'body.ZipCode ZIPCODE_INV'],
    [{ ZipCode: '99999' }, 'body.ZipCode ZIPCODE_NXT'],
    [{ ProductId: 4711 }, 'body.ProductId PRODUCT_UNKNOWN'],
    [{ Amount: 999 }, 'body.Amount AMOUNT_MIN'],
    [{ Amount: 20_001 }, 'body.Amount AMOUNT_MAX'],
    [{ Threshold: 0 }, 'body.Threshold REQUIRED'],
    [{ Threshold: 1e9 }, 'body.Threshold TOO_LARGE'],
    [{ CountryId: 3, ZipCode: '8000' }, 'body.CountryId INVALID'],
    [{ EmailAddress: 'anna' }, 'body.EmailAddress EMAIL_INV'],
  ])('%j is refused', async (fields, error) => {
    expect(getCodes(await add({ ...PRICE, ...fields }))).toEqual([error]);
  });

  it('is the e-mail of a visitor, and of a guest', async () => {
    const asGuest = await guest(market().api, `gast-${number}@example.com`);
    for (const client of [visitor, asGuest])
      expect(getCodes(await add(PRICE, client))).toEqual(['body.EmailAddress REQUIRED']);
  });
});

describe('a wish by e-mail', () => {
  it('waits for its mailed link, which is pressed once', async () => {
    expect((await request()).json()).toEqual({ success: true });
    const [mail] = await mailsTo(market().api, mailbox);
    expect(mail?.subject).toBe('Bitte bestätigen: Ihr Wunschpreis');
    expect(mail?.text).toContain('http://localhost:4200/benachrichtigungen/');
    expect(mail?.text).toContain('Der Link gilt bis 28.11.2026 um 12:00 Uhr');
    expect(mail?.text).toMatch(/Wunschpreis:\s+340,00\s€ je t/);
    expect(await findRows(mailbox)).toEqual([expect.objectContaining({ confirmedAt: null, thresholdCents: 34_000 })]);
    const Token = await link();
    expect((await confirm(Token)).json()).toEqual({ success: true });
    expect(await findRows(mailbox)).toEqual([expect.objectContaining({ confirmedAt: TEST_NOW, userId: null })]);
    expect((await confirm(Token)).problem()).toMatchObject({ code: 'TOKEN_EXPIRED', context: { State: 'used' } });
  });

  it('keeps the token’s hash alone', async () => {
    await request();
    const rows = await market().api.db.select().from(mailedLinks).where(eq(mailedLinks.email, mailbox));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(await link());
  });

  it('is confirmed within seven days, and by no forged link', async () => {
    await request();
    expect((await confirm('x'.repeat(43))).problem()).toMatchObject({ context: { State: 'unknown' } });
    market().api.setNow(later(7 * DAY_S));
    expect((await confirm(await link())).problem()).toMatchObject({ context: { State: 'expired' } });
    market().api.setNow(later(7 * DAY_S - 1));
    expect((await confirm(await link())).status).toBe(200);
  });

  it('pressed twice at once is confirmed once', async () => {
    await request();
    const Token = await link();
    const responses = await Promise.all([confirm(Token), confirm(Token), confirm(Token)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('sent twice is mailed once; after ten minutes again, and either link confirms the one', async () => {
    await Promise.all([request(), request()]);
    expect(await kindsTo(market().api, mailbox)).toEqual(['notification-confirm']);
    const first = await link();
    market().api.setNow(later(601));
    await request();
    expect(await findRows(mailbox)).toHaveLength(1);
    expect((await confirm(await link())).status).toBe(200);
    expect((await confirm(first)).status).toBe(200);
    expect(await findRows(mailbox)).toHaveLength(1);
  });

  it('answers alike whether the mailbox has it already, has an account or has too many; its mail tells', async () => {
    const account = `konto-${number}@example.com`;
    await insertCustomer(market().api, { email: account });
    await request();
    await confirm(await link());
    market().api.setNow(later(601));
    const full = { ...PRICE, EmailAddress: `voll-${number}@example.com` };
    const wishes = Array.from({ length: 20 }, (_, at) => ({
      ...{ kind: 'price' as const, countryId: 1 as const, email: full.EmailAddress, thresholdCents: at },
      ...{ createdAt: TEST_NOW, confirmedAt: TEST_NOW },
    }));
    await market().api.db.insert(notifications).values(wishes);
    const responses = [
      await request(),
      await add({ ...PRICE, EmailAddress: account }, visitor),
      await add(full, visitor),
    ];
    for (const response of responses) expect([response.status, response.json()]).toEqual([200, { success: true }]);
    expect(await kindsTo(market().api, mailbox)).toEqual(['notification-confirm', 'notification-known']);
    expect(await kindsTo(market().api, account)).toEqual(['notification-confirm']);
    expect(await kindsTo(market().api, full.EmailAddress)).toEqual(['notification-full']);
  });

  it('floods no mailbox', async () => {
    const statuses: number[] = [];
    for (let priceAlert = 0; priceAlert < 6; priceAlert += 1)
      statuses.push((await request({ ...PRICE, Threshold: 300 + priceAlert })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await findRows(mailbox)).toHaveLength(5);
  });

  it('belongs to the mailbox’s account once it is confirmed', async () => {
    await add({ ...PRICE, EmailAddress: anna.email.toUpperCase() }, visitor);
    expect(await readList()).toEqual([]);
    await confirm(await link('notification-confirm', anna.email.toUpperCase()));
    expect(await readList()).toEqual([expect.objectContaining({ State: 'active', Threshold: 340 })]);
  });

  it('of a customer for another mailbox waits there, and stays out of the customer’s list', async () => {
    await add({ ...PRICE, EmailAddress: mailbox });
    expect(await kindsTo(market().api, mailbox)).toEqual(['notification-confirm']);
    expect(await readList()).toEqual([]);
  });

  it('that nobody confirmed is deleted after its link is forgotten', async () => {
    await request();
    await cleanUpAt(later(37 * DAY_S));
    expect(await findRows(mailbox)).toHaveLength(1);
    await cleanUpAt(later(37 * DAY_S + 1));
    expect(await findRows(mailbox)).toEqual([]);
    expect((await confirm(await link())).problem()).toMatchObject({ context: { State: 'expired' } });
  });
});

describe('news', () => {
  it('wait for the mailed link for a customer too', async () => {
    await add(NEWS);
    expect(await readList()).toEqual([
      expect.objectContaining({ Kind: 'news', State: 'waiting', ZipCode: null, Threshold: null, PriceToday: null }),
    ]);
    await confirm(await link('notification-confirm', anna.email));
    expect(await readList()).toEqual([expect.objectContaining({ State: 'active' })]);
  });

  it('ended while they waited stay ended', async () => {
    await add(NEWS);
    await end({ Id: (await readList())[0]?.Id }, anna.shopper.client);
    const response = await confirm(await link('notification-confirm', anna.email));
    expect(response.problem()).toMatchObject({ code: 'TOKEN_EXPIRED', context: { State: 'expired' } });
  });
});

describe('the link at the end of each mail', () => {
  it('ends the one it was signed for, years later, and once more alike', async () => {
    await request();
    await confirm(await link());
    const [row] = await findRows(mailbox);
    const Token = signEndToken(row?.id ?? 0, keys());
    const muchLater = later(900 * DAY_S);
    market().api.setNow(muchLater);
    expect((await end({ Token })).json()).toEqual({ success: true });
    expect(await findRows(mailbox)).toEqual([expect.objectContaining({ endedAt: muchLater })]);
    await cleanUpAt(later(940 * DAY_S));
    expect((await end({ Token })).json()).toEqual({ success: true });
  });

  it('stands in a mail, and leads to its page', async () => {
    await request();
    await confirm(await link());
    market().api.setNow(later(601));
    await request();
    const mail = (await mailsTo(market().api, mailbox)).find(({ kind }) => kind === 'notification-known');
    const Token = /benachrichtigungen\/(\S+)\/beenden/.exec(mail?.text ?? '')?.[1];
    expect((await end({ Token })).status).toBe(200);
    expect((await findRows(mailbox))[0]?.endedAt).not.toBeNull();
  });

  it('is not forged', async () => {
    await request();
    const [row] = await findRows(mailbox);
    const other = signEndToken(1_000_000, keys()).split('.')[1];
    for (const Token of [
      `${row?.id}.${other}`,
      `${row?.id}.`,
      `${row?.id}`,
      '.',
      '-1.x',
      'x',
      signEndToken(row?.id ?? 0, keyRing({ [FIRST_KEY]: 'x' })),
    ])
      expect([Token, (await end({ Token })).status]).toEqual([Token, 404]);
    expect(getCodes(await end({}))).toEqual(['body.Id REQUIRED']);
    expect((await findRows(mailbox))[0]?.endedAt).toBeNull();
  });
});
