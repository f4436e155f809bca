import { accountById } from '@heizplatz/api-identity';
import { guest, insertCustomer, kindsTo, loggedIn, mailsTo } from '@heizplatz/api-identity/testing';
import { orders } from '@heizplatz/api-ordering';
import { newCustomer, placeOrder, type TestCustomer, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { auditLog, auditOutcomes } from '@heizplatz/api-platform';
import type { TestClient } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { desc, eq } from 'drizzle-orm';

const market = withOrderMarket();

let support: TestClient;
let anna: TestCustomer;
let addressId = 0;
beforeAll(async () => {
  const { api } = market();
  await insertCustomer(api, { email: 'support-d@example.com', roles: [ROLES.customerSupport] });
  support = await loggedIn(api, 'support-d@example.com');
});
beforeEach(async () => {
  anna = await newCustomer(market());
  addressId = await anna.shopper.addAddress();
});

const preview = (id = anna.userId) => support.call(CALLS.customerDeletion, { params: { customerId: String(id) } });
const remove = (body: object, id = anna.userId) => support.post(`/api/support/kunden/${id}/loeschen`, body);
const REASON = { Reason: 'Verlangt am Telefon' };
const setState = (state: string, times: object = {}) =>
  market()
    .api.db.update(orders)
    .set({ state, ...times })
    .where(eq(orders.userId, anna.userId));

describe('the deletion of a customer on request', () => {
  it('is refused while an order is open, and says which', async () => {
    await placeOrder(market(), anna, { addressId });
    const { OpenOrders, Version } = await preview();
    expect(OpenOrders).toHaveLength(1);
    const refused = await remove({ Version, CustomerNumber: anna.userId, ...REASON });
    expect(refused.problem()).toMatchObject({ code: 'CONFLICT', context: { OrderNumbers: OpenOrders } });
    expect(await accountById(market().api.db, anna.userId)).not.toBeNull();
  });

  it('retains what law demands, as the preview and the mail say, and is audited', async () => {
    const { db } = market().api;
    await placeOrder(market(), anna, { addressId });
    const day = new Date('2026-10-01T10:00:00Z');
    await setState('paid', { deliveredOn: '2026-09-20', invoicedAt: day, paidAt: day });
    const email = (await accountById(db, anna.userId))?.email ?? '';
    const { Kept, Version, Addresses, Anonymised, OpenOrders } = await preview();
    expect([Addresses, Anonymised, OpenOrders]).toEqual([1, 0, []]);
    expect(Kept.map(({ Why }) => Why).join()).toContain('Aufbewahrungspflicht');
    const done = await remove({ Version, CustomerNumber: anna.userId, ...REASON });
    expect(done.json()).toEqual({ success: true, Kept });
    expect(await accountById(db, anna.userId)).toBeNull();
    const [order] = await db.select().from(orders).where(eq(orders.userId, anna.userId));
    expect(order?.email).toBe(email);
    expect(await kindsTo(market().api, email)).toContain('account-deleted');
    expect((await support.get(`/api/support/kunden/${anna.userId}`)).status).toBe(404);
    const [line] = await db
      .select()
      .from(auditLog)
      .innerJoin(auditOutcomes, eq(auditOutcomes.auditId, auditLog.id))
      .where(eq(auditLog.callId, CALLS.deleteStaffCustomer.id))
      .orderBy(desc(auditLog.id));
    expect(line?.audit_outcomes).toMatchObject({
      outcome: 'done',
      forUserId: anna.userId,
      ...{ reason: REASON.Reason },
    });
  });

  it('anonymises orders that nothing makes us retain', async () => {
    await placeOrder(market(), anna, { addressId });
    await setState('declined');
    const { Anonymised, Version } = await preview();
    expect(Anonymised).toBe(1);
    expect((await remove({ Version, CustomerNumber: anna.userId, ...REASON })).status).toBe(200);
    const rows = await market().api.db.select().from(orders).where(eq(orders.userId, anna.userId));
    expect(rows).toEqual([]);
  });

  it('wants the number once more, a reason and the newest version', async () => {
    const { Version } = await preview();
    expect((await remove({ Version, CustomerNumber: 1, ...REASON })).problem().errors).toEqual([
      { path: 'body.CustomerNumber', code: 'CONFIRM_INV' },
    ]);
    expect((await remove({ Version, CustomerNumber: anna.userId })).problem().code).toBe('VALIDATION');
    const stale = await remove({ Version: Version + 1, CustomerNumber: anna.userId, ...REASON });
    expect(stale.problem().code).toBe('VERSION_CONFLICT');
    expect(await accountById(market().api.db, anna.userId)).not.toBeNull();
  });

  it('is for guests too, whose mail speaks of no account, and for no member of staff', async () => {
    const { api } = market();
    const email = `gast-d-${anna.userId}@example.com`;
    await guest(api, email);
    const { Rows } = await support.call(CALLS.staffCustomers, { query: { search: email } });
    const id = Rows[0]?.Id ?? 0;
    const { Version } = await preview(id);
    expect((await remove({ Version, CustomerNumber: id, ...REASON }, id)).status).toBe(200);
    const mail = (await mailsTo(api, email)).find(({ kind }) => kind === 'account-deleted');
    expect(mail?.subject).toBe('Ihre Daten wurden gelöscht');
    const editor = await insertCustomer(api, { email: `e-${anna.userId}@example.com`, roles: [ROLES.editor] });
    expect((await remove({ Version: 1, CustomerNumber: editor, ...REASON }, editor)).status).toBe(404);
  });
});
