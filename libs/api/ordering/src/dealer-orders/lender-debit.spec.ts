import { withCreditMarket } from '../checkout/testing/credit-market';
import { delivery, IBAN, placed, type Shopper } from '../checkout/testing/shopper';
import { openDesk } from './testing/dealer-desk';

const market = withCreditMarket();
const DEBIT = {
  PaymentId: 5,
  IsRatePayPayment: true,
  CreditConsent: true,
  DateOfBirth: '1980-05-01',
  Iban: IBAN,
  AccountHolder: 'Anna Huber',
  MandateAccepted: true,
};

async function orderByDebit(shopper: Shopper): Promise<string> {
  const { TotalPrice } = await shopper.start();
  await shopper.saveParameters();
  await shopper.becomeGuest();
  await shopper.selectAddresses([delivery(await shopper.addAddress({ Street: 'Lastschriftweg' }))]);
  await shopper.savePayment(DEBIT);
  return placed(await shopper.finalise(TotalPrice)).OrderId;
}

describe('an order that the lender debits', () => {
  it.each([1, 2] as const)('gives its dealer no account in country %d, not even its ends', async (countryId) => {
    const desk = await openDesk(market(), countryId, orderByDebit);
    const { text, html } = await desk.getMail('dealer-order');
    const answers = [await desk.read(), await desk.done('accept')];
    for (const { Payment, Iban, MandateReference } of answers)
      expect({ ...Payment, Iban, MandateReference }).toMatchObject({
        Kind: 'ratepay-sepa',
        MaskedIban: null,
        Iban: null,
        MandateReference: null,
      });
    for (const textValue of [text, html, JSON.stringify(answers)]) {
      expect(textValue).not.toContain('••••');
      expect(textValue).not.toContain(IBAN.slice(-4));
    }
    expect((await desk.seenByCustomer()).Payment.MaskedIban).toContain('••••');
  });
});
