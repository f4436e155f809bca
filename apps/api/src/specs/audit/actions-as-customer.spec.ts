import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { delivery, newCustomer, placed, Shopper, withOrderMarket } from '@heizplatz/api-ordering/testing';
import { auditLog, auditOutcomes } from '@heizplatz/api-platform';
import { CALLS, type Call } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { desc, eq } from 'drizzle-orm';

const market = withOrderMarket();

let impersonation: Shopper;
let addressId = 0;
let orderId = '';
beforeAll(async () => {
  const { api } = market();
  const { userId } = await newCustomer(market());
  await insertCustomer(api, { email: 's@example.com', roles: [ROLES.customerSupport] });
  const client = await loggedIn(api, 's@example.com');
  await client.call(CALLS.impersonate, { body: { UserId: userId, Reason: 'Bestellt am Telefon' } });
  impersonation = new Shopper(client, 1, 3);
  addressId = await impersonation.addAddress();
  const { TotalPrice } = await impersonation.start();
  await impersonation.saveParameters();
  await impersonation.selectAddresses([delivery(addressId)]);
  await impersonation.savePayment();
  orderId = placed(await impersonation.finalise(TotalPrice)).OrderId;
});

async function getNewest({ id }: Call) {
  const [row] = await market()
    .api.db.select({ outcome: auditOutcomes })
    .from(auditLog)
    .innerJoin(auditOutcomes, eq(auditOutcomes.auditId, auditLog.id))
    .where(eq(auditLog.callId, id))
    .orderBy(desc(auditLog.id));
  return row?.outcome;
}

describe('what support does as a customer stands in the audit log as it was and as it became:', () => {
  it('an order, step by step', async () => {
    expect(await getNewest(CALLS.startOrder)).toMatchObject({
      before: null,
      after: { offerId: impersonation.offerId },
    });
    expect(await getNewest(CALLS.saveOrderParameters)).toMatchObject({
      before: { accessConditions: null },
      after: { accessConditions: { LorryLengthM: 18 } },
    });
    expect(await getNewest(CALLS.saveOrderAddresses)).toMatchObject({
      before: { selectedAddresses: [] },
      after: { selectedAddresses: [{ AddressId: addressId }] },
    });
    expect(await getNewest(CALLS.savePayment)).toMatchObject({
      before: { paymentKindId: null },
      after: { paymentKindId: expect.any(Number) },
    });
    expect(await getNewest(CALLS.finaliseOrder)).toMatchObject({ before: null, after: { OrderId: orderId } });
  });

  it('a store', async () => {
    const body = { AddressId: addressId, CapacityKg: 6000, StockKg: 4000, FilledAt: '2026-11-01', YearlyUseKg: 5000 };
    await impersonation.client.call(CALLS.saveCustomerStore, { body });
    expect(await getNewest(CALLS.saveCustomerStore)).toMatchObject({
      before: null,
      after: { addressId, stockKg: 4000 },
    });
    await impersonation.client.call(CALLS.saveCustomerStore, { body: { ...body, StockKg: 3000 } });
    expect(await getNewest(CALLS.saveCustomerStore)).toMatchObject({
      before: { stockKg: 4000 },
      after: { stockKg: 3000 },
    });
  });

  it('a cancellation, what is written to it, and its feedback', async () => {
    await impersonation.client.call(CALLS.cancelOrder, { body: { OrderId: orderId, Reason: 'Heizung defekt' } });
    expect(await getNewest(CALLS.cancelOrder)).toMatchObject({
      before: { id: orderId, state: 'placed', cancellationKind: null },
      after: { id: orderId, state: 'cancelled', cancellationKind: 'customer' },
    });
    await impersonation.client.call(CALLS.commentCancellation, {
      body: { OrderId: orderId, Comment: 'Bitte um Rückruf' },
    });
    expect(await getNewest(CALLS.commentCancellation)).toMatchObject({
      before: null,
      after: { text: 'Bitte um Rückruf' },
    });
    const feedback = { OrderId: orderId, reason: 'price', comment: 'zu teuer' };
    await impersonation.client.call(CALLS.saveCancellationFeedback, { body: feedback });
    expect(await getNewest(CALLS.saveCancellationFeedback)).toMatchObject({
      before: { feedbackReason: '' },
      after: { feedbackReason: 'price', feedbackComment: 'zu teuer' },
    });
  });
});
