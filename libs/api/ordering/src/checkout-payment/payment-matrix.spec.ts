import { isPaidIn, PAYMENT_KINDS, PaymentKind, type CountryId, type OrderProcess } from '@heizplatz/contract';
import { COUNTRY_IDS } from '@heizplatz/country';
import { withCreditMarket } from '../checkout/testing/credit-market';
import { delivery, IBAN, newShopper, placed } from '../checkout/testing/shopper';

const market = withCreditMarket();
const credit = { CreditConsent: true, DateOfBirth: '1980-05-01' };
const debit = { Iban: IBAN, AccountHolder: 'Anna Huber', MandateAccepted: true };
/** What a shopper sends for a kind. */
function getPayment(kind: PaymentKind): object {
  const { id, isRatePay, credit: lends, debitedBy } = PAYMENT_KINDS[kind];
  return {
    PaymentId: id,
    ...(isRatePay && { IsRatePayPayment: true }),
    ...(lends === 'instalments' && { PaymentModifier: 3 }),
    ...(lends && credit),
    ...(debitedBy && debit),
  };
}
const CASES = COUNTRY_IDS.flatMap((countryId) => PaymentKind.options.map((kind) => [kind, countryId] as const));
const path = ({ Steps }: OrderProcess) => Steps.map(({ Path, Variant }) => (Variant ? `${Path}/${Variant}` : Path));

/** A shopper whose offer is of a dealer that takes the kind (every one takes invoices and credit, not every one debits). */
async function shopperFor(kind: PaymentKind, countryId: CountryId) {
  const shopper = await newShopper(market(), countryId);
  const parameters =
    PAYMENT_KINDS[kind].debitedBy === 'dealer' && isPaidIn(kind, countryId) ? [{ Id: 2, Key: 'PaymentSepa' }] : [];
  await shopper.start({ Parameters: parameters });
  return shopper;
}

describe.each(CASES)('%s in country %d', (kind, countryId) => {
  const payment = getPayment(kind);

  it('is no step and can’t be chosen before the address is', async () => {
    const shopper = await shopperFor(kind, countryId);
    expect(path(await shopper.process())).toEqual(['adresse']);
    expect((await shopper.savePayment(payment)).status).toBe(401);
    await shopper.becomeGuest();
    expect((await shopper.savePayment(payment)).problem()).toMatchObject({ context: { Step: 'adresse' } });
  });

  it(
    isPaidIn(kind, countryId) ? 'can be chosen, then the summary is there, and ends in an order' : 'is unknown',
    async () => {
      const shopper = await shopperFor(kind, countryId);
      await shopper.saveParameters();
      await shopper.becomeGuest();
      await shopper.selectAddresses([delivery(await shopper.addAddress())]);
      const open = path(await shopper.process());
      expect(open.includes(`bezahlung/${kind}`)).toBe(isPaidIn(kind, countryId));
      expect(open).not.toContain('bestellung-abschliessen');
      const saved = await shopper.savePayment(payment);
      if (!isPaidIn(kind, countryId)) {
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
