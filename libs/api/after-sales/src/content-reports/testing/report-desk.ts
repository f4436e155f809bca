import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { BROUGHT, newCustomer, placeOrder, type TestCustomer, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { outbox } from '@heizplatz/api-platform';
import { readMails, TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS, type CallResponse } from '@heizplatz/contract';
import { DAY_MS } from '@heizplatz/country';
import { ROLES } from '@heizplatz/identity';
import { and, eq } from 'drizzle-orm';
import { insertReview } from '../../reviews/review-repository';
import { reviews } from '../../reviews/schema';

type Staff = CallResponse<typeof CALLS.staffReports>['Rows'][number];

/** A market with a review before each test, somebody who wrote it, and somebody who decides on reports of it. */
export function withContentReportDesk() {
  const market = withOrderMarket({ LIMIT_MAILS_PER_ADDRESS: '99999' });

  const later = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);
  const db = () => market().api.db;
  const mailsTo = (recipient: string, kind: string) =>
    readMails(market().api, and(eq(outbox.recipient, recipient), eq(outbox.kind, kind)));
  const tokenIn = (text = '') => /\/meldung\/(\S+)/.exec(text)?.[1] ?? '';

  let mailNumber = 0;
  const newEmail = () => `melder-${(mailNumber += 1)}@example.com`;
  let staff: TestClient;
  let second: TestClient;
  let third: TestClient;
  let author: TestCustomer;
  let reviewId = 0;
  let dealerId = 0;

  beforeAll(async () => {
    const names = { firstName: 'Hanna', lastName: 'Roth' };
    await insertCustomer(market().api, { email: 'hs@example.com', roles: [ROLES.dealerSupport], ...names });
    const others = { firstName: 'Uwe', lastName: 'Klamm', roles: [ROLES.dealerSupport] };
    await insertCustomer(market().api, { email: 'hs2@example.com', ...others });
    await insertCustomer(market().api, { email: 'hs3@example.com', ...others, roles: [ROLES.admin] });
  });
  beforeEach(async () => {
    market().api.setNow(TEST_NOW);
    staff = await loggedIn(market().api, 'hs@example.com');
    second = await loggedIn(market().api, 'hs2@example.com');
    third = await loggedIn(market().api, 'hs3@example.com');
    author = await newCustomer(market());
    const order = await placeOrder(market(), author, { addressId: await author.shopper.addAddress(), ...BROUGHT });
    dealerId = order.dealerId;
    await db().transaction((tx) =>
      insertReview(tx, {
        ...{ orderId: order.id, dealerId, userId: author.userId, countryId: 1, stars: 1, shownName: 'Anke V.' },
        ...{ text: 'Unverschämt!', createdAt: TEST_NOW },
      }),
    );
    const [review] = await db().select().from(reviews).where(eq(reviews.orderId, order.id));
    reviewId = review?.id ?? 0;
  });

  const report = (fields: object = {}) => ({
    ...{ CountryId: 1, TargetKind: 'review', TargetId: String(reviewId), Reason: 'insulting' },
    ...{ Text: 'Das ist eine Beleidigung.', InGoodFaith: true },
    ...fields,
  });
  const send = async (fields: object = {}, countryId: 1 | 2 = 1) =>
    (await market().api.visitorWithCsrf(countryId)).post(CALLS.sendReport.path, report(fields));
  async function sent(fields: object = {}): Promise<string> {
    const response = await send(fields);
    expect(response.status).toBe(200);
    return (response.json() as { Number: string }).Number;
  }
  async function staffItem(number: string): Promise<Staff> {
    const { Rows } = await staff.call(CALLS.staffReports, { query: { size: 100 } });
    const reportRow = Rows.find((item) => item.Number === number);
    if (!reportRow) throw new Error(`no report ${number}`);
    return reportRow;
  }
  async function decide(number: string, Outcome: string, fields: object = {}, by = staff) {
    const { Id, Version } = await staffItem(number);
    const Text = 'Die Worte greifen eine Person an (Nummer 4 der AGB).';
    return by.post(CALLS.decideReport.path, { ReportId: Id, Version, Outcome, Text, ...fields });
  }
  const inspect = (token: string) => market().api.visitor().call(CALLS.reportByLink, { params: { token } });
  const appeal = async (Token: string, Text = 'Ich sehe das anders, bitte prüfen.') =>
    (await market().api.visitorWithCsrf()).post(CALLS.appealReport.path, { Token, Text });
  return {
    ...{ market, later, db, mailsTo, tokenIn, newEmail, send, sent, staffItem, decide, inspect: inspect, appeal },
    staff: () => staff,
    second: () => second,
    third: () => third,
    author: () => author,
    reviewId: () => reviewId,
    dealerId: () => dealerId,
  };
}
