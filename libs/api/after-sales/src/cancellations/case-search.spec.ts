import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { placeTestOrder, type TestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import type { TestClient } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';

/** A list counts to one, so that three cases are more. */
jest.mock('@heizplatz/contract', () => ({
  ...jest.requireActual<object>('@heizplatz/contract'),
  STAFF_TOTAL_CAP: 1,
}));

const search = '@example.com';
const market = withOrderMarket();
let staff: TestClient;
const cancelled: TestOrder[] = [];

beforeAll(async () => {
  const { api } = market();
  await insertCustomer(api, { email: 'ks@example.com', roles: [ROLES.customerSupport] });
  staff = await loggedIn(api, 'ks@example.com');
  for (const countryId of [1, 1, 3] as const) {
    const order = await placeTestOrder(market(), countryId);
    await order.owner.call(CALLS.cancelOrder, { body: { OrderId: order.id, Token: null, Reason: 'Lager zu voll' } });
    cancelled.push(order);
  }
});

it('says that more is found than it counts', async () => {
  expect(await staff.call(CALLS.cancellationList, { body: { search } })).toMatchObject({
    Total: 1,
    IsTotalCapped: true,
  });
});

it('finds by a filter what would be behind the last that is counted', async () => {
  const { Rows, IsTotalCapped } = await staff.call(CALLS.cancellationList, { body: { search, country: '3' } });
  expect([Rows.map(({ orderId }) => orderId), IsTotalCapped]).toEqual([[cancelled[2]?.id], false]);
});

it('writes all that it finds into a file', async () => {
  const { text } = await staff.get(`${CALLS.exportCancellations.path}?search=${search}`);
  for (const { number } of cancelled) expect(text).toContain(number);
});
