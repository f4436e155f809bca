import { getPasskey, impersonationToken, insertCustomer, loggedIn, PASSWORD } from '@heizplatz/api-identity/testing';
import { inquiries, orders, signOrderLink, signRatingLink } from '@heizplatz/api-ordering';
import { BROUGHT, newCustomer, placeOrder, type TestCustomer, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { readMails, TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { type Call, CALLS, type CallResponse } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { eq, sql } from 'drizzle-orm';

const market = withOrderMarket({ LIMIT_MAILS_PER_ADDRESS: '99999', LIMIT_MAILS_PER_RECIPIENT: '99999' });
const db = () => market().api.db;
type Kept = CallResponse<typeof CALLS.deleteAccount>['Kept'];

/** Nobody else says it. */
const WORD = 'Zwetschgenröster';
const TEXT = `${WORD} und nichts als ${WORD}`;

/** 'table.column' of every text, list and JSON that holds a text anywhere. */
async function columnsWith(text: string): Promise<string[]> {
  const { rows: tables } = await db().execute(sql`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db().execute(sql`select distinct field.key as key
      from ${sql.identifier(String(name))} as t, jsonb_each_text(to_jsonb(t)) as field
      where position(lower(${text}) in lower(field.value)) > 0`);
    found.push(...rows.map(({ key }) => `${String(name)}.${String(key)}`));
  }
  return found.toSorted();
}

let anna: TestCustomer;
let support: TestClient;
let dealerSupport: TestClient;

async function done(client: TestClient, call: Call, body: object, headers = {}): Promise<void> {
  const response = await client.post(call.path, body, { headers });
  expect([call.id, response.status, response.text.slice(0, 400)]).toEqual([call.id, 200, expect.anything()]);
}
const visitor = () => market().api.visitorWithCsrf();
const ADDRESS = {
  ...{ FirstName: WORD, LastName: WORD, CompanyName: WORD, Street: WORD, HouseNumber: WORD, AccessNotes: TEXT },
  ...{ Title1: WORD, Title2: WORD, TaxNumber: WORD, CostCentre: WORD, Staircase: WORD, Door: WORD },
};

/** The customer types it everywhere, staff too where they write about the customer. */
async function typeEverywhere(): Promise<void> {
  const { shopper, email, userId } = anna;
  const { client } = shopper;
  const { secrets } = market().api.services.config;
  await done(client, CALLS.saveCustomerData, { FirstName: WORD, LastName: WORD, Title1: WORD, Title2: WORD });
  const addressId = await shopper.addAddress(ADDRESS);
  await getPasskey(market().api, client, WORD);

  const cancelled = await placeOrder(market(), anna, { addressId });
  const brought = await placeOrder(market(), anna, { addressId });
  await shopper.start();
  await shopper.saveParameters({ SecondPhone: '' });
  const byId = (OrderId: string) => ({ OrderId, Token: null });
  await done(client, CALLS.requestOrderMove, { ...byId(cancelled.id), DesiredDate: '2026-12-09', Note: TEXT });
  await done(support, CALLS.staffNoteOrder, { OrderId: cancelled.id, Text: TEXT });
  await done(client, CALLS.cancelOrder, { ...byId(cancelled.id), Reason: TEXT });
  await done(client, CALLS.commentCancellation, { OrderId: cancelled.id, Comment: TEXT });
  await done(client, CALLS.saveCancellationFeedback, { OrderId: cancelled.id, reason: WORD, comment: TEXT });
  await done(support, CALLS.saveCancellationComment, { orderId: cancelled.id, userId, comment: TEXT });

  await db().update(orders).set(BROUGHT).where(eq(orders.id, brought.id));
  await done(client, CALLS.complainAboutOrder, { ...byId(brought.id), Kind: 'quality', Text: TEXT });
  const { Complaints } = await client.call(CALLS.placedOrder, {
    params: { orderId: brought.id },
    query: { token: signOrderLink({ id: brought.id, customerLinkVersion: 0 }, { keys: secrets.link, now: TEST_NOW }) },
  });
  const complaint = { ...byId(brought.id), ComplaintId: Complaints?.[0]?.Id };
  await done(client, CALLS.closeComplaint, { ...complaint, IsSolved: true });
  const rating = {
    Token: signRatingLink({ id: brought.id, customerLinkVersion: 0 }, { keys: secrets.link, now: TEST_NOW }),
  };
  await done(client, CALLS.rateOrder, { ...rating, OrderId: brought.id, Stars: 4, Text: TEXT });

  const anyone = await visitor();
  const report = { CountryId: 1, TargetKind: 'page', TargetId: '/hilfe', Reason: 'other', InGoodFaith: true };
  await done(anyone, CALLS.sendReport, { ...report, Text: TEXT, Name: WORD, EmailAddress: email });
  const { rows } = await db().execute(sql`select id, version from reports order by id desc limit 1`);
  const decision = { ReportId: rows[0]?.['id'], Version: rows[0]?.['version'], Outcome: 'kept', Text: TEXT };
  await done(dealerSupport, CALLS.decideReport, decision);
  const mails = await readMails(market().api, sql`recipient = ${email} and kind = 'report-decision'`);
  const Token = /\/meldung\/(\S+)/.exec(mails[0]?.text ?? '')?.[1];
  await done(anyone, CALLS.appealReport, { Token, Text: TEXT });
  await done(anyone, CALLS.sendReport, { ...report, TargetId: '/agb', Text: TEXT, Name: WORD, EmailAddress: email });

  const goods = { Kind: 'bulk', CountryId: 1, ProductGroupId: 3, ZipCode: '80001', Amount: 30_000 };
  await done(anyone, CALLS.sendRequest, { ...goods, Name: WORD, EmailAddress: email, Message: TEXT });
  const declared = { Name: WORD, EmailAddress: email, Contract: TEXT, Part: TEXT };
  await done(anyone, CALLS.submitWithdrawal, declared);
  await done(client, CALLS.addNotification, { Kind: 'news', CountryId: 1 });

  const params = { customerId: String(userId) };
  await support.call(CALLS.addCustomerNote, { params, body: { Text: TEXT } });
  await done(support, CALLS.sendCaseMail, { Kind: 'order', ObjectId: cancelled.id, Subject: WORD, Text: TEXT });
  await done(support, CALLS.saveStaffView, { Path: '/kunden', Name: 'Meine', Query: `search=${email}` });
  const authorization = `Bearer ${await impersonationToken(market().api, userId)}`;
  await done(
    client,
    CALLS.saveAddress,
    {
      AddressType: 1,
      Address: { ...ADDRESS, ZipCode: '80001', City: 'Mößlingen 0', CountryId: 1, Phone: '+49 171 5550199' },
    },
    { authorization },
  );
}

/** Where the answer says that something stays, by the tables that it means. */
const PLACES: Readonly<Record<string, RegExp>> = {
  Bestellungen: /^(orders|order_\w+|case_words|complaint_messages|cancellation_\w+|withdrawals)\./,
  Postausgang: /^(outbox|mail_words|case_mails)\./,
  'Protokoll der Mitarbeiter': /^audit_\w+\./,
  Meldungen: /^report_answers\./,
  'Zähler gegen Missbrauch': /^failure_counts\./,
};
const isNamed = (column: string, kept: Kept): boolean =>
  Object.entries(PLACES).some(
    ([place, pattern]) => pattern.test(column) && kept.some(({ Where }) => Where.includes(place)),
  );

beforeAll(async () => {
  const { api } = market();
  await insertCustomer(api, { email: 'support@example.com', roles: [ROLES.customerSupport], firstName: 'Jonas' });
  await insertCustomer(api, { email: 'haendler-support@example.com', roles: [ROLES.dealerSupport], firstName: 'Uwe' });
  support = await loggedIn(api, 'support@example.com');
  dealerSupport = await loggedIn(api, 'haendler-support@example.com');
  anna = await newCustomer(market());
});

it('after an account is deleted nothing stays of what was typed but what the answer names', async () => {
  await typeEverywhere();
  const { Kept } = await anna.shopper.client.call(CALLS.deleteAccount, { body: { Password: PASSWORD } });
  const left = [...(await columnsWith(WORD)), ...(await columnsWith(anna.email))];
  expect(left.filter((column) => !isNamed(column, Kept))).toEqual(['reviews.text']);
  const [lastMail] = await readMails(market().api, sql`recipient = ${anna.email} and kind = 'account-deleted'`);
  expect(lastMail?.text.replaceAll('\n', ' ')).toContain(
    'Bewertungen, die Sie geschrieben haben, bleiben ohne Ihren Namen',
  );
  for (const { What } of Kept.slice(0, -1)) expect(lastMail?.text.replaceAll('\n', ' ')).toContain(What.slice(0, 20));
});

it.each<[string, (customer: TestCustomer) => Promise<void>]>([
  [
    'a note about its order',
    async (customer) => {
      const order = await placeOrder(market(), customer, { addressId: await customer.shopper.addAddress() });
      await done(support, CALLS.staffNoteOrder, { OrderId: order.id, Text: TEXT });
      await db().update(orders).set({ state: 'declined' }).where(eq(orders.id, order.id));
    },
  ],
  [
    'a note about the customer',
    async ({ userId }) => {
      const params = { customerId: String(userId) };
      await support.call(CALLS.addCustomerNote, { params, body: { Text: TEXT } });
    },
  ],
  [
    'an answer to its request',
    async ({ email }) => {
      const goods = { Kind: 'bulk', CountryId: 1, ProductGroupId: 3, ZipCode: '80001', Amount: 30_000 };
      await done(await visitor(), CALLS.sendRequest, { ...goods, Name: 'Anke', EmailAddress: email, Message: '' });
      const [row] = await db()
        .update(inquiries)
        .set({ confirmedAt: TEST_NOW })
        .where(eq(inquiries.email, email))
        .returning();
      await done(support, CALLS.sendCaseMail, {
        Kind: 'inquiry',
        ObjectId: row?.id,
        Subject: WORD,
        Text: TEXT,
      });
    },
  ],
])('the log of our people is named for %s', async (_, act) => {
  const customer = await newCustomer(market());
  await act(customer);
  const { Kept } = await customer.shopper.client.call(CALLS.deleteAccount, { body: { Password: PASSWORD } });
  expect(Kept.map(({ Where }) => Where)).toContain('Protokoll der Mitarbeiter');
});
