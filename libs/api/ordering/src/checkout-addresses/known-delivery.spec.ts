import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { CALLS, orderCookie } from '@heizplatz/contract';
import { eq } from 'drizzle-orm';
import { orders } from '../order/schema';
import { withCreditMarket } from '../checkout/testing/credit-market';
import { delivery, IBAN, newShopper, placed, Shopper } from '../checkout/testing/shopper';

const market = withCreditMarket();
const BY_DEBIT = { Parameters: [{ Id: 2, Key: 'PaymentSepa' }] };
const SEPA = { PaymentId: 2, Iban: IBAN, AccountHolder: 'Anna Huber', MandateAccepted: true };

/** A customer with an account who has ordered once to Am Anger. */
async function orderedBefore(payment: object = {}, fields: object = {}) {
  const { api } = market();
  const email = `stamm-${crypto.randomUUID()}@example.com`;
  await insertCustomer(api, { email });
  const shopper = new Shopper(await loggedIn(api, email), 1, 3);
  await shopper.start(fields);
  await shopper.saveParameters({ HoseDistanceM: 28 });
  await shopper.selectAddresses([delivery(await shopper.addAddress())]);
  expect((await shopper.savePayment(payment)).status).toBe(200);
  const { OrderId } = placed(await shopper.finalise((await shopper.process()).Offer.TotalPrice));
  return { shopper, OrderId };
}
const lastStep = async (shopper: Shopper) => (await shopper.process()).Steps.at(-1)?.Path;

describe('a registered customer who chooses an offer', () => {
  it('stands at the summary, with the address, access and invoice of the last order', async () => {
    const { shopper } = await orderedBefore();
    await shopper.start();
    const process = await shopper.process();
    expect(process).toMatchObject({
      DeliveryAddress: { Street: 'Am Anger' },
      AccessConditions: { HoseDistanceM: 28, HasRoomConfirmed: true },
      PaymentData: { Selected: { Kind: 'rechnung' } },
    });
    expect(process.Steps.at(-1)?.Path).toBe('bestellung-abschliessen');
    placed(await shopper.finalise(process.Offer.TotalPrice));
  });

  it('who paid by direct debit is asked for the payment', async () => {
    const { shopper } = await orderedBefore(SEPA, BY_DEBIT);
    await shopper.start();
    expect((await shopper.process()).PaymentData.Selected).toBeNull();
    expect(await lastStep(shopper)).toBe('bezahlung');
  });

  it('says everything of a place that is new, and of several delivery points', async () => {
    const { shopper } = await orderedBefore();
    await shopper.start({ Stations: 2 });
    expect(await lastStep(shopper)).toBe('adresse');
    await shopper.start({ ZipCode: '80002' });
    expect(await lastStep(shopper)).toBe('adresse');
  });

  it('promises anew what the last goods did not ask for', async () => {
    const { shopper } = await orderedBefore();
    const bags = new Shopper(shopper.client, 1, 4);
    await bags.start();
    expect((await bags.process()).AccessConditions).not.toBeNull();
    await bags.saveParameters({ BoilerOffConfirmed: false, HasRoomConfirmed: false });
    shopper.client.cookies.delete(orderCookie(3));
    await shopper.start();
    expect(await shopper.process()).toMatchObject({
      AccessConditions: null,
      DeliveryAddress: { Street: 'Am Anger' },
    });
  });

  it('orders the same again by naming the order alone', async () => {
    const { shopper, OrderId } = await orderedBefore();
    const response = await shopper.client.post(CALLS.reorder.path, { OrderId, Token: null });
    expect(response.json()).toEqual({ ProductGroupId: 3 });
    const process = await shopper.process();
    expect(process.Steps.at(-1)?.Path).toBe('bestellung-abschliessen');
    const [row] = await market().api.db.select().from(orders).where(eq(orders.id, OrderId));
    expect(row?.offer).toMatchObject({ Id: process.OfferId });
  });
});

describe('a guest who chooses another offer', () => {
  it('keeps the invoice with the addresses, and is asked nothing again', async () => {
    const shopper = await newShopper(market());
    await shopper.reachSummary();
    const { Items } = await shopper.client.call(CALLS.calculate, { body: shopper.configuration() });
    await shopper.startOf(Items.find(({ Id }) => Id !== shopper.offerId)?.Id ?? '');
    expect(await lastStep(shopper)).toBe('bestellung-abschliessen');
  });

  it('chooses the payment again where it was a direct debit', async () => {
    const shopper = await newShopper(market());
    await shopper.reachSummary();
    await shopper.start(BY_DEBIT);
    expect((await shopper.savePayment(SEPA)).status).toBe(200);
    await shopper.start();
    expect(await lastStep(shopper)).toBe('bezahlung');
  });
});
