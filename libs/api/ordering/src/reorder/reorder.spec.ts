import { TEST_NOW } from '@heizplatz/api-platform/testing';
import { CALLS } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { signOrderLink } from '../order-links/order-link';
import { orders } from '../order/schema';
import { withCreditMarket } from '../checkout/testing/credit-market';
import { delivery, EMAIL, IBAN, newShopper, placed, type Shopper } from '../checkout/testing/shopper';

const market = withCreditMarket();
const SESSION_COOKIES = ['hp_token', 'hp_token_exp', 'hp_auth', 'hp_refresh', 'hp_reg'];

const reorder = (shopper: Shopper, OrderId: string, OfferId: string, Token: string | null = null) =>
  shopper.client.post(CALLS.reorder.path, { OrderId, OfferId, Token });
const buildLink = (orderId: string) =>
  signOrderLink(
    { id: orderId, customerLinkVersion: 0 },
    { keys: market().api.services.config.secrets.link, now: TEST_NOW },
  );

/** An order by the named payment; gives it with the offers of another dealer and of its own. */
async function ordered(payment: object = {}, fields: object = {}) {
  const shopper = await newShopper(market());
  const offer = await shopper.start(fields);
  await shopper.saveParameters();
  await shopper.becomeGuest();
  await shopper.selectAddresses([delivery(await shopper.addAddress())]);
  expect((await shopper.savePayment(payment)).status).toBe(200);
  const { Offer } = await shopper.process();
  const { OrderId } = placed(await shopper.finalise(Offer.TotalPrice));
  const { Items } = await shopper.client.call(CALLS.calculate, { body: shopper.configuration(fields) });
  const other = Items.find(({ DealerId }) => DealerId !== offer.DealerId);
  if (!other) throw new Error('one dealer alone delivers in the test market');
  return { shopper, OrderId, offer, other };
}

describe('reorder', () => {
  it('leads its owner to the summary of another offer, with addresses, access check and payment', async () => {
    const { shopper, OrderId, other } = await ordered();
    const response = await reorder(shopper, OrderId, other.Id);
    expect(response.json()).toEqual({ ProductGroupId: 3 });
    const process = await shopper.process();
    expect(process).toMatchObject({
      OfferId: other.Id,
      EmailAddress: EMAIL,
      DeliveryAddress: { Street: 'Am Anger', LastName: 'Huber' },
      AccessConditions: { HoseDistanceM: 20, SecondPhone: '+49 30 23125 77' },
      PaymentData: { Selected: { Kind: 'rechnung' } },
    });
    expect(process.Steps.at(-1)?.Path).toBe('bestellung-abschliessen');
    shopper.offerId = other.Id;
    const again = placed(await shopper.finalise(process.Offer.TotalPrice));
    expect(again.OrderId).not.toBe(OrderId);
  });

  it('keeps a mandate for the same dealer alone, its account encrypted anew', async () => {
    const sepa = { PaymentId: 2, Iban: IBAN, AccountHolder: 'Anna Huber', MandateAccepted: true };
    const { shopper, OrderId, offer, other } = await ordered(sepa, { Parameters: [{ Id: 2, Key: 'PaymentSepa' }] });
    await reorder(shopper, OrderId, offer.Id);
    const process = await shopper.process();
    expect(process.PaymentData.Selected).toMatchObject({ Kind: 'sepa', MaskedIban: 'DE89 •••• 3000' });
    const second = placed(await shopper.finalise(process.Offer.TotalPrice));
    const rows = await market()
      .api.db.select()
      .from(orders)
      .where(eq(orders.userId, process.CustomerId ?? 0));
    const [before, after] = [OrderId, second.OrderId].map((id) => rows.find((row) => row.id === id));
    expect(after?.mandateReference).toBe(before?.mandateReference);
    expect(after?.ibanEncrypted).not.toBe(before?.ibanEncrypted);

    await reorder(shopper, OrderId, other.Id);
    const elsewhere = await shopper.process();
    expect(elsewhere.PaymentData.Selected).toBeNull();
    expect(elsewhere.Steps.at(-1)?.Path).toBe('bezahlung');
  });

  it('never copies a credit', async () => {
    const credit = { PaymentId: 4, IsRatePayPayment: true, CreditConsent: true, DateOfBirth: '1980-05-01' };
    const { shopper, OrderId, offer } = await ordered(credit);
    await reorder(shopper, OrderId, offer.Id);
    expect((await shopper.process()).PaymentData.Selected).toBeNull();
  });

  it('by the link of a guest’s mail makes a new guest with copies of what the link shows', async () => {
    const { OrderId, other } = await ordered();
    const elsewhere = await newShopper(market());
    expect((await reorder(elsewhere, OrderId, other.Id, buildLink(OrderId))).status).toBe(200);
    const process = await elsewhere.process();
    expect(process).toMatchObject({ IsGuest: true, EmailAddress: EMAIL, DeliveryAddress: { Street: 'Am Anger' } });
    const [row] = await market().api.db.select().from(orders).where(eq(orders.id, OrderId));
    expect(process.CustomerId).not.toBe(row?.userId);
    elsewhere.offerId = other.Id;
    placed(await elsewhere.finalise(process.Offer.TotalPrice));
  });

  it('by the link of a customer’s order shows nothing of it to somebody else', async () => {
    const { OrderId, other } = await ordered();
    await market().api.db.update(orders).set({ isGuest: false }).where(eq(orders.id, OrderId));
    const elsewhere = await newShopper(market());
    expect((await reorder(elsewhere, OrderId, other.Id, buildLink(OrderId))).status).toBe(200);
    const process = await elsewhere.process();
    expect(process).toMatchObject({ IsIdentified: false, DeliveryAddress: null, PaymentData: { Selected: null } });
    expect(process.AccessConditions?.SecondPhone).toBe('');
  });

  it('drops a wish date that has passed', async () => {
    const { shopper, OrderId, offer } = await ordered();
    const [row] = await market().api.db.select().from(orders).where(eq(orders.id, OrderId));
    const configuration = {
      ...shopper.configuration(),
      Parameters: [{ Id: 115, Key: 'WishDate', DesiredDate: '2026-11-01' }],
    };
    await market()
      .api.db.update(orders)
      .set({ configuration })
      .where(eq(orders.id, row?.id ?? ''));
    expect((await reorder(shopper, OrderId, offer.Id)).status).toBe(200);
    expect((await shopper.process()).Configuration.Parameters).toEqual([]);
  });

  it('is 404 for somebody else’s order, 409 with the nearest for an offer that is gone, 400 for a wrong body', async () => {
    const { shopper, OrderId, offer } = await ordered();
    const other = await newShopper(market());
    for (const name of SESSION_COOKIES) other.client.cookies.delete(name);
    expect((await reorder(other, OrderId, offer.Id)).status).toBe(404);
    expect((await reorder(other, OrderId, offer.Id, 'made-up')).status).toBe(404);
    const gone = (await reorder(shopper, OrderId, '999999-20-1-0')).problem();
    expect([gone.status, gone.code]).toEqual([409, 'OFFER_GONE']);
    expect(gone.context?.['Items']).toHaveLength(3);
    expect((await reorder(shopper, OrderId, '')).status).toBe(400);
  });
});
