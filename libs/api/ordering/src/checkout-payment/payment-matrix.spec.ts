import { PaymentKind, type CountryId, type OrderProcess } from '@heizplatz/contract';
import { COUNTRY_IDS } from '@heizplatz/country';
import { withCreditMarket } from '../checkout/testing/credit-market';
import { delivery, IBAN, newShopper, placed } from '../checkout/testing/shopper';

const market = withCreditMarket();
const credit = { CreditConsent: true, DateOfBirth: '1980-05-01' };
const debit = { Iban: IBAN, AccountHolder: 'Anna Huber', MandateAccepted: true };
const PAYMENTS: Readonly<Record<PaymentKind, object>> = {
  rechnung: { PaymentId: 1 },
  sepa: { PaymentId: 2, ...debit },
  ratenzahlung: { PaymentId: 3, PaymentModifier: 3, ...credit },
  'ratepay-rechnung': { PaymentId: 4, IsRatePayPayment: true, ...credit },
  'ratepay-sepa': { PaymentId: 5, IsRatePayPayment: true, ...credit, ...debit },
};
const isKnown = (kind: PaymentKind, countryId: CountryId) => countryId !== 3 || !kind.endsWith('sepa');
const CASES = COUNTRY_IDS.flatMap((countryId) => PaymentKind.options.map((kind) => [kind, countryId] as const));
const path = ({ Steps }: OrderProcess) => Steps.map(({ Path, Variant }) => (Variant ? `${Path}/${Variant}` : Path));

/** A shopper whose offer is of a dealer that takes the kind (every one takes invoices and credit, not every one debits). */
async function shopperFor(kind: PaymentKind, countryId: CountryId) {
  const shopper = await newShopper(market(), countryId);
  const parameters = kind === 'sepa' && countryId !== 3 ? [{ Id: 2, Key: 'PaymentSepa' }] : [];
  await shopper.start({ Parameters: parameters });
  return shopper;
}

describe.each(CASES)('%s in country %d', (kind, countryId) => {
  const payment = PAYMENTS[kind];

  it('is no step and can’t be chosen before the address is', async () => {
    const shopper = await shopperFor(kind, countryId);
    expect(path(await shopper.process())).toEqual(['adresse']);
    expect((await shopper.savePayment(payment)).status).toBe(401);
    await shopper.becomeGuest();
    expect((await shopper.savePayment(payment)).problem()).toMatchObject({ context: { Step: 'adresse' } });
  });

  it(
    isKnown(kind, countryId) ? 'can be chosen, then the summary is there, and ends in an order' : 'is unknown',
    async () => {
      const shopper = await shopperFor(kind, countryId);
      await shopper.saveParameters();
      await shopper.becomeGuest();
      await shopper.selectAddresses([delivery(await shopper.addAddress())]);
      const open = path(await shopper.process());
      expect(open.includes(`bezahlung/${kind}`)).toBe(isKnown(kind, countryId));
      expect(open).not.toContain('bestellung-abschliessen');
      const saved = await shopper.savePayment(payment);
      if (!isKnown(kind, countryId)) {
        expect(saved.problem().errors).toEqual([{ path: 'body.PaymentId', code: 'PAYMENT_UNKNOWN' }]);
        return;
      }
      expect(saved.status).toBe(200);
      const process = await shopper.process();
      expect(path(process).slice(-2)).toEqual([`bezahlung/${kind}`, 'bestellung-abschliessen']);
      expect(process.PaymentData.Selected).toMatchObject({
        Kind: kind,
        MaskedIban: 'Iban' in payment ? 'DE89 •••• 3000' : null,
      });
      placed(await shopper.finalise(process.Offer.TotalPrice));
    },
  );
});
