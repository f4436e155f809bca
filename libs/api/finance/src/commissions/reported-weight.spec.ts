import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { openDesk, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { findCommission } from './commission-repository';
import { commissionRates } from './schema';

const market = withOrderMarket();
const DAY = '2026-11-21';
const commission = (orderId: string) => findCommission(market().api.db, orderId);

beforeAll(async () => {
  const { db } = market().api;
  await db.insert(commissionRates).values({ validFrom: '2020-01-01', basisPoints: 350, changedAt: TEST_NOW });
});

async function weighed(DeliveredAmount: number) {
  const desk = await openDesk(market());
  await desk.done('accept');
  const before = await commission(desk.orderId);
  await desk.done('weight', { DeliveredAmount, DeliveredOn: DAY });
  return { desk, before };
}

describe('the commission of an order of which far less was reported', () => {
  it('is that of what was ordered until the customer confirms the weight', async () => {
    const { desk, before } = await weighed(1);
    const waiting = await commission(desk.orderId);
    expect(waiting).toMatchObject({ state: 'final', weightKg: 6000, amountCents: before?.amountCents });
    expect((await desk.answerWeight(true)).status).toBe(200);
    const confirmed = await commission(desk.orderId);
    expect(confirmed).toMatchObject({ weightKg: 1 });
    expect(confirmed?.amountCents).toBeLessThan((before?.amountCents ?? 0) / 20);
  });

  it('stays that of what was ordered after a no', async () => {
    const { desk, before } = await weighed(5399);
    expect((await desk.answerWeight(false)).status).toBe(200);
    expect(await commission(desk.orderId)).toMatchObject({ weightKg: 6000, amountCents: before?.amountCents });
  });

  it('follows at once what is within a tenth', async () => {
    const { desk } = await weighed(5400);
    expect(await commission(desk.orderId)).toMatchObject({ weightKg: 5400, state: 'final' });
  });
});

describe('the daily sums of the market', () => {
  it('count the weights that wait, in the table and in its files', async () => {
    const { api } = market();
    await insertCustomer(api, { email: 'finanzen@example.com', roles: [ROLES.financial] });
    const financial = await loggedIn(api, 'finanzen@example.com');
    const period = { From: DAY, To: DAY, CountryId: null, ProductId: null, ZipCode: null, RatePay: null };
    const read = async () => {
      const body = { ...period, Scope: 'all', By: 'day' } as const;
      const response = await financial.call(CALLS.periodStatistic, { body });
      return response.Scope === 'all' ? response.Rows.find(({ Currency }) => Currency === 'EUR')?.Now : undefined;
    };
    const before = (await read())?.WeightsToConfirm ?? 0;
    const { desk } = await weighed(3000);
    expect((await read())?.WeightsToConfirm).toBe(before + 1);
    const file = await financial.get(`${CALLS.exportStatistic.path}?from=${DAY}&to=${DAY}&by=day&format=csv`);
    expect(file.text).toContain('Gewichte zu bestätigen');
    await desk.answerWeight(true);
    expect((await read())?.WeightsToConfirm).toBe(before);
  });
});
