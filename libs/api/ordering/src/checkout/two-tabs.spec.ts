import { randomUUID } from 'node:crypto';
import { impersonationToken } from '@heizplatz/api-identity/testing';
import { CALLS } from '@heizplatz/contract';
import { withCreditMarket } from './testing/credit-market';
import { delivery, EMAIL, IBAN, newShopper, placed, type Shopper } from './testing/shopper';

const market = withCreditMarket();
const credit = { PaymentId: 4, IsRatePayPayment: true, CreditConsent: true, DateOfBirth: '1980-05-01' };
const finaliseAs = (shopper: Shopper, TotalPrice: number, OfferId: string) =>
  shopper.client.post(CALLS.finaliseOrder.path, {
    ...{ ProductGroupId: 3, IdempotencyKey: randomUUID(), TotalPrice, OfferId },
  });

describe('two tabs of one browser', () => {
  it('are told apart by the offer, though the totals are equal: the older one places nothing', async () => {
    const shopper = await newShopper(market());
    const first = await shopper.reachSummary();
    const { Items } = await shopper.client.call(CALLS.calculate, { body: shopper.configuration() });
    const second = Items.find(({ Id }) => Id !== first.Id);
    const body = { Configuration: shopper.configuration(), OfferId: second?.Id ?? '' };
    await shopper.client.call(CALLS.startOrder, { body });
    await shopper.savePayment();
    const total = (await shopper.process()).Offer.TotalPrice;
    const replaced = (await finaliseAs(shopper, total, first.Id)).problem();
    expect(replaced).toMatchObject({ status: 409, code: 'OFFER_REPLACED', context: { OfferId: second?.Id } });
    placed(await finaliseAs(shopper, total, second?.Id ?? ''));
    // Also after the other tab has placed its own.
    expect((await finaliseAs(shopper, total, first.Id)).problem().code).toBe('OFFER_REPLACED');
  });

  it('of which one pays by credit and the other changed to invoice place what is chosen now, once', async () => {
    const shopper = await newShopper(market());
    const { TotalPrice, Id } = await shopper.reachSummary();
    expect((await shopper.savePayment(credit)).status).toBe(200);
    const [slow, changed] = await Promise.all([finaliseAs(shopper, TotalPrice, Id), shopper.savePayment()]);
    expect(changed.status).toBe(200);
    // Either the credit came first, or the change did: then the credit is refused or has become an invoice.
    expect([200, 409]).toContain(slow.status);
    const again = placed(await finaliseAs(shopper, TotalPrice, Id));
    if (slow.status === 200) expect(again.OrderId).toBe(placed(slow).OrderId);
  });
});

describe('a guest whose session has ended', () => {
  it('goes on where it was by giving the same e-mail in the same browser', async () => {
    const shopper = await newShopper(market());
    const { TotalPrice } = await shopper.reachSummary();
    for (const name of ['hp_token', 'hp_token_exp', 'hp_auth', 'hp_refresh', 'hp_reg'])
      shopper.client.cookies.delete(name);
    expect((await shopper.process()).SelectedAddresses).toEqual([]);
    await shopper.becomeGuest(EMAIL.toUpperCase());
    const process = await shopper.process();
    expect(process.DeliveryAddress).toMatchObject({ LastName: 'Huber' });
    expect(process.Steps.at(-1)?.Path).toBe('bestellung-abschliessen');
    placed(await shopper.finalise(TotalPrice));
  });

  it('is not taken for the guest of another browser', async () => {
    const one = await newShopper(market());
    await one.reachSummary();
    const other = await newShopper(market());
    await other.start();
    await other.becomeGuest(EMAIL);
    expect((await other.process()).CustomerId).not.toBe((await one.process()).CustomerId);
  });
});

describe('whoever acts for somebody else', () => {
  it.each([
    ['a mandate', { PaymentId: 2, Iban: IBAN, AccountHolder: 'A', MandateAccepted: true }, 403],
    ['a credit', credit, 403],
    ['an invoice', {}, 200],
  ])('may agree to %s: %#', async (_, payment, status) => {
    const { api } = market();
    const shopper = await newShopper(market());
    await shopper.start({ Parameters: [{ Id: 2, Key: 'PaymentSepa' }] });
    await shopper.becomeGuest();
    await shopper.selectAddresses([delivery(await shopper.addAddress())]);
    const { CustomerId } = await shopper.process();
    shopper.client.cookies.set('hp_token', await impersonationToken(api, CustomerId ?? 0));
    expect((await shopper.savePayment(payment)).status).toBe(status);
  });

  it('is offered only what can be agreed to on the phone, whatever the calculator requested', async () => {
    const shopper = await newShopper(market());
    await shopper.start({ Parameters: [{ Id: 2, Key: 'PaymentSepa' }] });
    await shopper.becomeGuest();
    await shopper.selectAddresses([delivery(await shopper.addAddress())]);
    const { CustomerId, PaymentData } = await shopper.process();
    expect(PaymentData.Choices.map(({ Kind }) => Kind)[0]).toBe('sepa');
    shopper.client.cookies.set('hp_token', await impersonationToken(market().api, CustomerId ?? 0));
    const { PaymentData: onThePhone, ApplicableSteps } = await shopper.process();
    expect(onThePhone.Choices).toMatchObject([{ Kind: 'rechnung', IsDefault: true, NeedsIban: false }]);
    expect(ApplicableSteps.filter(({ Path }) => Path === 'bezahlung')).toMatchObject([{ Variant: 'rechnung' }]);
  });
});
