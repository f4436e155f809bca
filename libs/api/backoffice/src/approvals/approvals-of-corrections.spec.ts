import { randomUUID } from 'node:crypto';
import { commissionCorrections } from '@heizplatz/api-finance';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { findOrder } from '@heizplatz/api-ordering';
import { placeTestOrder, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { TEST_NOW, type TestClient } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { DAY_MS } from '@heizplatz/country';
import { ROLES } from '@heizplatz/identity';
import { approvals } from './schema';

const market = withOrderMarket();
const db = () => market().api.db;
let financial: TestClient;
let admin: TestClient;
let DealerId: number;

beforeAll(async () => {
  const { api } = market();
  await insertCustomer(api, { email: 'finanzen@example.com', roles: [ROLES.financial] });
  await insertCustomer(api, { email: 'admin@example.com', roles: [ROLES.admin] });
  admin = await loggedIn(api, 'admin@example.com');
  const row = await findOrder(db(), (await placeTestOrder(market())).id);
  if (!row) throw new Error('no order');
  DealerId = row.dealerId;
});
beforeEach(async () => {
  market().api.setNow(TEST_NOW);
  financial = await loggedIn(market().api, 'finanzen@example.com');
  await db().delete(commissionCorrections);
  await db().delete(approvals);
});

async function toNextDay(): Promise<void> {
  market().api.setNow(new Date(TEST_NOW.getTime() + DAY_MS));
  financial = await loggedIn(market().api, 'finanzen@example.com');
}
const correct = (Amount: number, fields: object = {}) =>
  financial.post(CALLS.addCommissionCorrection.path, {
    ...{ DealerId, Amount, Reason: 'Kulanz', IdempotencyKey: randomUUID(), ...fields },
  });
const booked = async () => (await db().select().from(commissionCorrections)).map(({ amountCents }) => amountCents);
const decide = (ApprovalId: unknown) => admin.post(CALLS.decideApproval.path, { ApprovalId, Accepts: true });

describe('a correction above what one person books', () => {
  it('waits for a second person, who books it by that', async () => {
    const held = await correct(500.01);
    expect(held.problem()).toMatchObject({ code: 'CONFLICT', detail: expect.stringContaining('Freigabe') });
    expect(await booked()).toEqual([]);
    const [row] = (await admin.call(CALLS.approvals, { query: { kind: 'corrections' } })).Rows;
    expect(row).toMatchObject({ State: 'pending', MayDecide: true, CountryId: 1, RequestReason: 'Kulanz' });
    expect((await decide(row?.Id)).json()).toMatchObject({ State: 'approved' });
    expect(await booked()).toEqual([50_001]);
  });

  it('up to it is booked at once, either way', async () => {
    expect((await correct(500)).status).toBe(200);
    await toNextDay();
    expect((await correct(-500)).status).toBe(200);
    expect(await booked()).toEqual([50_000, -50_000]);
  });

  it('is not talked around by several of a day, one after the other or at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => correct(200)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect((await correct(-200)).status).toBe(409);
    expect((await correct(100)).status).toBe(200);
    await toNextDay();
    expect((await correct(200)).status).toBe(200);
  });

  it('waits once, however often it is sent, and is booked once', async () => {
    const fields = { IdempotencyKey: randomUUID() };
    const answers = await Promise.all([correct(900, fields), correct(900, fields)]);
    const ids = answers.map((held) => held.problem().context?.['ApprovalId']);
    expect(ids[0]).toBe(ids[1]);
    expect(await db().$count(approvals)).toBe(1);
    expect((await correct(901, fields)).problem().code).toBe('IDEMPOTENCY_MISMATCH');
    await decide(ids[0]);
    expect((await correct(900, fields)).json()).toMatchObject({ success: true });
    expect(await booked()).toEqual([90_000]);
  });

  it('is refused before it waits where nobody may book it', async () => {
    expect((await correct(100_000)).problem().code).toBe('VALIDATION');
    expect(await db().$count(approvals)).toBe(0);
  });

  it('waits below it too, once that is switched on', async () => {
    const set = (IsOn: boolean) =>
      admin.call(CALLS.saveApprovalSetting, { body: { Kind: 'corrections', IsOn, Reason: 'Beschluss' } });
    await set(true);
    expect((await correct(1)).status).toBe(409);
    await set(false);
    expect((await correct(1)).status).toBe(200);
  });
});
