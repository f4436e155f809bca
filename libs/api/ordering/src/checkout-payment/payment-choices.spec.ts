import type { CountryId, PaymentKind } from '@heizplatz/contract';
import { paymentChoices, type CreditSupply } from './payment-choices';
import type { DealerPaymentKind } from './payment-kind';

const kind = (id: number, name: PaymentKind, isCredit = false, isRatePay = false): DealerPaymentKind => ({
  ...{ id, kind: name, name, isCredit, isRatePay },
  termDays: 14,
});
const OWN = [kind(2, 'sepa'), kind(1, 'rechnung')];
const CREDIT = [kind(3, 'ratenzahlung', true), kind(4, 'ratepay-rechnung', true, true)];
const supply = (countryId: CountryId, isDown = false): CreditSupply => ({
  isDown,
  lending: {
    countryId,
    lender: { name: 'RatePay (Demonstration)', address: 'Ratenweg 12, 10969 Berlin' },
    rate: { effectiveBasisPoints: 990, defaultInterestBasisPoints: 627 },
  },
});
const choices = (
  kinds: readonly DealerPaymentKind[],
  countryId: CountryId = 1,
  credit: CreditSupply | null = supply(countryId),
) => paymentChoices(kinds, { countryId, dealer: 'Holz Nord GmbH', totalCents: 228_723, credit });

describe('payment choices', () => {
  it('keep their order, the first the default', () => {
    const own = choices(OWN);
    expect(own.map(({ Kind, IsDefault, NeedsIban }) => [Kind, IsDefault, NeedsIban])).toEqual([
      ['sepa', true, true],
      ['rechnung', false, false],
    ]);
    expect(own[1]).toMatchObject({
      Description: 'Sie zahlen innerhalb von 14 Tagen nach der Lieferung per Überweisung an Holz Nord GmbH.',
      Plans: [],
      Credit: null,
    });
  });

  it('name the QR bill in Switzerland', () => {
    expect(choices(OWN, 3)[1]?.Description).toContain('mit QR-Rechnung');
  });

  it('show every plan of instalments with rates, interest and total', () => {
    const [instalments] = choices(CREDIT);
    expect(instalments?.IsRatePayPayment).toBe(false);
    expect(instalments?.Plans).toEqual([
      { Months: 3, MonthlyRate: 774.48, LastRate: 774.49, InterestPercent: 9.9, Interest: 36.22, TotalPrice: 2323.45 },
      expect.objectContaining({ Months: 6 }),
      expect.objectContaining({ Months: 12, MonthlyRate: 200.53, LastRate: 200.51 }),
    ]);
    expect(choices(CREDIT, 3)[0]?.Plans.map(({ Months }) => Months)).toEqual([3]);
  });

  it('carry the warning, the lender and the standard information of a credit', () => {
    const [instalments, deferred] = choices(CREDIT);
    expect(instalments?.Credit).toMatchObject({
      Warning: 'Achtung! Kreditaufnahme kostet Geld.',
      Lender: 'RatePay (Demonstration)',
      LenderAddress: 'Ratenweg 12, 10969 Berlin',
    });
    const rows = new Map(instalments?.Credit?.StandardInformation.map(({ Label, Value }) => [Label, Value]));
    expect(rows.get('Effektiver Jahreszins')).toBe('9,90 %');
    expect(rows.get('Sollzinssatz')).toBe('9,48 % im Jahr, fest');
    expect(rows.get('Laufzeit')).toBe('3, 6 oder 12 Monate nach Ihrer Wahl');
    expect(rows.get('Bei 3 Raten')?.replaceAll('\u00a0', ' ')).toBe(
      '2 × 774,48 € und zuletzt 774,49 €, zusammen 2.323,45 €, davon 36,22 € Zinsen',
    );
    expect(rows.get('Widerruf des Kredits')).toContain('14 Tage');
    const deferral = deferred?.Credit?.StandardInformation.map(({ Label }) => Label);
    expect(deferral).toEqual(expect.arrayContaining(['Kreditbetrag', 'Laufzeit', 'Gesamtbetrag', 'Verzugszinsen']));
    expect(deferred?.Plans).toEqual([]);
  });

  it('spell like Switzerland there, with its own notice', () => {
    const text = JSON.stringify(choices([...OWN, ...CREDIT], 3));
    expect(text).not.toContain('ß');
    expect(text).toContain('Überschuldung');
    expect(JSON.stringify(choices(CREDIT))).not.toContain('Überschuldung');
  });

  it('of a provider that is down are shown but can’t be had; the others can', () => {
    const all = choices([...OWN, ...CREDIT], 1, supply(1, true));
    expect(all.map(({ Kind, IsAvailable }) => [Kind, IsAvailable])).toEqual([
      ['sepa', true],
      ['rechnung', true],
      ['ratenzahlung', false],
      ['ratepay-rechnung', false],
    ]);
  });
});
