import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { orders } from '@heizplatz/api-ordering';
import { placeTestOrder, type TestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS, type CallInput } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';

/** A list counts to one, so that three orders are more. */
jest.mock('@heizplatz/contract', () => ({
  ...jest.requireActual<object>('@heizplatz/contract'),
  STAFF_TOTAL_CAP: 1,
}));

const WINDOW = { Date: '2026-12-01', From: '08:00', To: '12:00' };
const SEARCH = '@example.com';
const market = withOrderMarket();
let staff: TestClient;
let placed: readonly TestOrder[];

const list = (query: CallInput<typeof CALLS.staffOrders>['query']) => staff.call(CALLS.staffOrders, { query });

beforeAll(async () => {
  const { api } = market();
  await insertCustomer(api, { email: 'ks@example.com', roles: [ROLES.customerSupport] });
  staff = await loggedIn(api, 'ks@example.com');
  placed = [await placeTestOrder(market(), 1), await placeTestOrder(market(), 1), await placeTestOrder(market(), 3)];
  for (const [index, { id }] of placed.entries())
    await api.db
      .update(orders)
      .set({ placedAt: new Date(TEST_NOW.getTime() + index * 1000), deliveryWindow: WINDOW })
      .where(eq(orders.id, id));
  await api.db.update(orders).set({ state: 'delivered' }).where(eq(orders.countryId, 3));
});

it.each([{}, { deliveryFrom: '2020-01-01' }])('lists the newest of more than it counts, by %j', async (query) => {
  const response = await list({ ...query, search: SEARCH });
  expect(response).toMatchObject({ Total: 1, IsTotalCapped: true });
  expect(response.Rows.map(({ OrderNumber }) => OrderNumber)).toEqual(placed.map(({ number }) => number).toReversed());
});

it.each([{ state: 'delivered' }, { country: '3' }] as const)(
  'finds by %j what would be behind the last that is counted',
  async (query) => {
    const { Rows, IsTotalCapped } = await list({ ...query, search: SEARCH });
    expect(Rows.map(({ OrderNumber }) => OrderNumber)).toEqual([placed[2]?.number]);
    expect(IsTotalCapped).toBe(false);
  },
);

it('writes all that it finds into a file', async () => {
  const { text } = await staff.get(`${CALLS.exportStaffOrders.path}?search=${SEARCH}`);
  const lines = text.split('\r\n').slice(1).filter(Boolean);
  expect(lines.map((line) => line.split(';')[0]).toSorted()).toEqual(placed.map(({ number }) => number).toSorted());
});
