import { reviews, withdrawals } from '@heizplatz/api-after-sales';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { complaints, inquiries, orders } from '@heizplatz/api-ordering';
import { placeTestOrder, type TestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { outbox } from '@heizplatz/api-platform';
import { readMails, TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS, CASE_MAIL_HOLD_SECONDS, type CallInput, type CaseMailKind } from '@heizplatz/contract';
import { type Role, ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';

const market = withOrderMarket();
const api = () => market().api;
const db = () => api().db;

let support: TestClient;
let dealerSupport: TestClient;
let order: TestOrder;
let inquiryId = '';

async function staff(role: Role, lastName: string): Promise<TestClient> {
  const email = `${role.toLowerCase()}@example.com`;
  await insertCustomer(api(), { email, roles: [role], firstName: 'Clara', lastName });
  return loggedIn(api(), email);
}

beforeAll(async () => {
  support = await staff(ROLES.customerSupport, 'Berg');
  dealerSupport = await staff(ROLES.dealerSupport, 'Tal');
  order = await placeTestOrder(market(), 1);
});

beforeEach(async () => {
  api().setNow(TEST_NOW);
  await db().delete(inquiries);
  await db().delete(outbox).where(eq(outbox.kind, 'case-answer'));
  const [row] = await db()
    .insert(inquiries)
    .values({
      ...{ tokenHash: 'a', kind: 'call-back', countryId: 2, productGroupId: 3, zipCode: '1010', amount: 40_000 },
      ...{ name: 'Rosa Lind', email: 'rosa@example.com', phone: '+43 1 2', message: '' },
      ...{ sentAt: TEST_NOW, expiresAt: TEST_NOW, confirmedAt: TEST_NOW },
    })
    .returning();
  inquiryId = row?.id ?? '';
});

type Body = CallInput<typeof CALLS.sendCaseMail>['body'];
const getBody = (fields: Partial<Body> = {}): Body => ({
  ...{ Kind: 'inquiry', ObjectId: inquiryId, Subject: 'Ihr Rückruf', Text: 'Guten Tag,\n\nwir rufen morgen an.' },
  ...fields,
});
const send = (fields?: Partial<Body>, client = support) => client.call(CALLS.sendCaseMail, { body: getBody(fields) });
const read = (kind: CaseMailKind, objectId: string, client = support) =>
  client.call(CALLS.staffCaseMail, { query: { kind, objectId } });
const answers = () => readMails(api(), eq(outbox.kind, 'case-answer'));
const waits = async () =>
  (await support.call(CALLS.staffWorkList, { query: { kind: 'call-back', snoozed: '1' } })).Rows.length;

it('presets whom a request is answered to, and with what', async () => {
  expect(await read('inquiry', inquiryId)).toMatchObject({
    ...{ CountryId: 2, To: 'rosa@example.com', Greeting: 'Guten Tag Rosa Lind,', Sent: [], Answered: null },
    Subject: expect.stringMatching(/^Ihre Anfrage: Rückruf, /),
    Placeholders: { Kunde: 'Rosa Lind' },
  });
});

it('waits in the outbox until it can no longer be taken back, and ends the request', async () => {
  await send();
  expect(await waits()).toBe(0);
  await api().runJobs();
  expect(await answers()).toMatchObject([{ recipient: 'rosa@example.com', state: 'queued', subject: 'Ihr Rückruf' }]);
  api().setNow(new Date(TEST_NOW.getTime() + CASE_MAIL_HOLD_SECONDS * 1000));
  const { Sent, Answered } = await read('inquiry', inquiryId);
  expect(Answered).toEqual({ At: TEST_NOW.toISOString(), ByName: 'Clara Berg' });
  expect(Sent).toMatchObject([{ AuthorName: 'Clara Berg', Text: 'Guten Tag,\n\nwir rufen morgen an.' }]);
  const [mail] = await answers();
  for (const paragraph of ['wir rufen morgen an.', 'Sie können auf diese E-Mail antworten.'])
    expect(mail?.text).toContain(paragraph);
});

it('leaves once its time is over', async () => {
  await send();
  api().setNow(new Date(TEST_NOW.getTime() + CASE_MAIL_HOLD_SECONDS * 1000));
  await api().runJobs();
  const [mail] = await answers();
  expect(mail?.state).not.toBe('queued');
  const body = { MailId: mail?.id ?? '' };
  expect((await support.post(CALLS.undoCaseMail.path, body)).problem().code).toBe('CONFLICT');
  expect(await waits()).toBe(0);
});

it('is taken back by its author alone; the request waits again', async () => {
  const body = await send();
  expect((await dealerSupport.post(CALLS.undoCaseMail.path, body)).problem().code).toBe('NOT_FOUND');
  await support.call(CALLS.undoCaseMail, { body });
  expect(await answers()).toEqual([]);
  expect(await waits()).toBe(1);
  expect(await read('inquiry', inquiryId)).toMatchObject({ Sent: [], Answered: null });
  expect((await support.post(CALLS.undoCaseMail.path, body)).problem().code).toBe('NOT_FOUND');
});

it('is one mail, however often the same is sent; the first answer ends the request', async () => {
  const first = await send();
  expect(await send()).toEqual(first);
  api().setNow(new Date(TEST_NOW.getTime() + 60_000));
  const second = await send({ Text: 'Noch etwas.' });
  await support.call(CALLS.undoCaseMail, { body: second });
  expect(await answers()).toHaveLength(1);
  expect(await waits()).toBe(0);
});

it('reaches the customer of an order, a complaint, a review and a withdrawal', async () => {
  const [complaint] = await db()
    .insert(complaints)
    .values({ orderId: order.id, kind: 'weight', openedAt: TEST_NOW })
    .returning();
  const [placed] = await db().select().from(orders).where(eq(orders.id, order.id));
  const review = { dealerId: placed?.dealerId ?? 0, countryId: 1, stars: 2, text: '', shownName: 'Anke V.' } as const;
  const [rated] = await db()
    .insert(reviews)
    .values({ ...review, orderId: order.id, createdAt: TEST_NOW })
    .returning();
  const [declared] = await db()
    .insert(withdrawals)
    .values({
      ...{ countryId: 1, name: 'Anke Vogt', email: 'w@example.com', contract: '', part: '', outcome: 'unknown' },
      ...{ receivedAt: TEST_NOW, contentHash: 'x' },
    })
    .returning();
  const cases: readonly (readonly [CaseMailKind, string, TestClient])[] = [
    ['order', order.id, dealerSupport],
    ['complaint', String(complaint?.id), dealerSupport],
    ['review', String(rated?.id), dealerSupport],
    ['withdrawal', declared?.id ?? '', support],
  ];
  for (const [Kind, ObjectId, client] of cases) await send({ Kind, ObjectId, Subject: Kind }, client);
  const mails = await answers();
  const sent = mails.map(({ subject, orderId, recipient }) => [subject, orderId, recipient === 'w@example.com']);
  expect(sent.toSorted()).toEqual([
    ['complaint', order.id, false],
    ['order', order.id, false],
    ['review', order.id, false],
    ['withdrawal', null, true],
  ]);
  expect((await read('order', order.id)).Placeholders).toMatchObject({ Nummer: order.number });
});

it('refuses cases of other roles, unknown ones and those without a mailbox', async () => {
  const code = async (fields: Partial<Body>, client = support) =>
    (await client.post(CALLS.sendCaseMail.path, getBody(fields))).problem().code;
  expect(await code({}, dealerSupport)).toBe('FORBIDDEN');
  expect(await code({ Kind: 'review', ObjectId: '1' })).toBe('FORBIDDEN');
  for (const ObjectId of ['x', '6f1e87d1-e8f9-46de-bd93-059cf098147c'])
    expect(await code({ ObjectId })).toBe('NOT_FOUND');
  expect(await code({ Kind: 'complaint', ObjectId: 'x' })).toBe('NOT_FOUND');
  expect(await code({ Text: ' ' })).toBe('VALIDATION');
  const [gone] = await db()
    .insert(withdrawals)
    .values({
      ...{ countryId: 1, name: '', email: '', contract: '', part: '', outcome: 'unknown' },
      ...{ receivedAt: TEST_NOW, contentHash: 'y' },
    })
    .returning();
  expect(await code({ Kind: 'withdrawal', ObjectId: gone?.id ?? '' })).toBe('CONFLICT');
});
