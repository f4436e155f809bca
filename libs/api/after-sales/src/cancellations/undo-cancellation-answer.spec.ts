import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { getMails, placeTestOrder, type TestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS, CASE_MAIL_HOLD_SECONDS, type CancellationRow } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';

const market = withOrderMarket();
let staff: TestClient;
let order: TestOrder;

beforeAll(async () => {
  await insertCustomer(market().api, { email: 'ks@example.com', roles: [ROLES.customerSupport] });
  staff = await loggedIn(market().api, 'ks@example.com');
  order = await placeTestOrder(market());
  await order.owner.call(CALLS.cancelOrder, { body: { OrderId: order.id, Token: null, Reason: 'Lager zu voll' } });
  await order.owner.call(CALLS.commentCancellation, { body: { OrderId: order.id, Comment: 'Kostet das etwas?' } });
});

async function getRow(): Promise<CancellationRow> {
  const list = await staff.call(CALLS.cancellationList, { body: { search: order.number } });
  const [row] = list ? list.Rows : [];
  if (!row) throw new Error('no case');
  return row;
}
const answer = async () => {
  const { userId } = await getRow();
  const body = { orderId: order.id, userId, kind: 'customer', comment: 'Nein.' };
  expect((await staff.post(CALLS.saveCancellationComment.path, body)).status).toBe(200);
};
const undo = (kind = 'customer', client = staff) =>
  client.post(CALLS.undoCancellationAnswer.path, { orderId: order.id, kind });

it('an answer is taken back until its mail leaves; who waited before waits again', async () => {
  const mails = await getMails(market(), async () => {
    await answer();
    expect((await undo('dealer')).problem().code).toBe('NOT_FOUND');
    expect((await undo()).status).toBe(200);
  });
  expect(mails).toEqual([]);
  expect(await getRow()).toMatchObject({
    ...{ WaitsForAnswer: { customer: true, dealer: false } },
    comments: [{ author: 'customer' }],
  });
  expect((await undo()).problem().code).toBe('NOT_FOUND');
});

it('an answer stays once its mail has left, and is its author’s alone', async () => {
  await answer();
  await insertCustomer(market().api, { email: 'hs@example.com', roles: [ROLES.dealerSupport] });
  expect((await undo('customer', await loggedIn(market().api, 'hs@example.com'))).problem().code).toBe('NOT_FOUND');
  market().api.setNow(new Date(TEST_NOW.getTime() + CASE_MAIL_HOLD_SECONDS * 1000));
  await market().api.runJobs();
  expect((await undo()).problem().code).toBe('CONFLICT');
  expect((await getRow()).comments).toHaveLength(2);
});
