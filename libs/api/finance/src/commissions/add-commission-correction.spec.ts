import { randomUUID } from 'node:crypto';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { findOrder, getOrder, type Order, recordChange } from '@heizplatz/api-ordering';
import { placeTestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { DAY_MS } from '@heizplatz/country';
import { ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';
import { commissionCorrections, commissionRates, commissions } from './schema';

const market = withOrderMarket();
const db = () => market().api.db;
let financial: TestClient;
let order: Order;

beforeAll(async () => {
  const { api } = market();
  await db().insert(commissionRates).values({ validFrom: '2020-01-01', basisPoints: 400, changedAt: TEST_NOW });
  await insertCustomer(api, { email: 'finanzen@example.com', firstName: 'Georg', roles: [ROLES.financial] });
  financial = await loggedIn(api, 'finanzen@example.com');
  const row = await findOrder(db(), (await placeTestOrder(market())).id);
  if (!row) throw new Error('no order');
  const change = { command: 'dealerAcceptOrder', author: { kind: 'dealer' } } as const;
  order = await db().transaction((tx) => recordChange(tx, getOrder(row), change, TEST_NOW));
});
beforeEach(() => db().delete(commissionCorrections));

const correct = (fields: object, client: TestClient = financial) =>
  client.post(CALLS.addCommissionCorrection.path, {
    ...{ DealerId: order.dealerId, Amount: -12.5, Reason: 'Kulanz', OrderNumber: order.number, ...fields },
  });
const booked = () => db().$count(commissionCorrections);
const amounts = async () => (await db().select().from(commissionCorrections)).map(({ amountCents }) => amountCents);

describe('the same correction again', () => {
  it('is booked once and answered as the first time, by its key', async () => {
    const IdempotencyKey = randomUUID();
    const answers = await Promise.all([correct({ IdempotencyKey }), correct({ IdempotencyKey })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await correct({ IdempotencyKey })).json()).toEqual(answers[0]?.json());
    expect(await booked()).toBe(1);
    expect((await correct({ IdempotencyKey: randomUUID() })).status).toBe(200);
    expect(await booked()).toBe(2);
  });

  it.each([{ Amount: -13 }, { Reason: 'Anderes' }, { OrderNumber: '' }])(
    'is refused under the key of another, as %j',
    async (other) => {
      const IdempotencyKey = randomUUID();
      await correct({ IdempotencyKey });
      const refused = await correct({ IdempotencyKey, ...other });
      expect([refused.status, refused.problem().code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
      expect(await amounts()).toEqual([-1250]);
    },
  );

  it('is booked once a day of a release that sends no key', async () => {
    await correct({});
    await correct({});
    expect(await booked()).toBe(1);
    market().api.setNow(new Date(TEST_NOW.getTime() + DAY_MS));
    await correct({}, await loggedIn(market().api, 'finanzen@example.com'));
    expect(await booked()).toBe(2);
    market().api.setNow(TEST_NOW);
  });
});

describe('a correction beyond its bounds', () => {
  it.each([100_000, -100_000, 10_000.01])('of %d is refused', async (Amount) => {
    const refused = await correct({ Amount, OrderNumber: '' });
    expect(refused.problem()).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'body.Amount' }] });
    expect(await booked()).toBe(0);
  });

  it('takes off an order what was charged for it, and not a cent more', async () => {
    const [charged] = await db().select().from(commissions).where(eq(commissions.orderId, order.id));
    const cents = charged?.amountCents ?? 0;
    expect(cents).toBeGreaterThan(5000);
    expect((await correct({ Amount: -50 })).status).toBe(200);
    const refused = await correct({ Amount: (5000 - cents - 1) / 100 });
    expect(refused.problem().errors).toEqual([{ path: 'body.Amount', code: 'CORRECTION_BELOW_ZERO' }]);
    expect((await correct({ Amount: (5000 - cents) / 100 })).status).toBe(200);
    expect((await correct({ Amount: 10 })).status).toBe(200);
  });
});
