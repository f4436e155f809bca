import type { CountryId, PaymentKind } from '@heizplatz/contract';
import { allowedPaymentKinds, isModifierAllowed, paymentChoices, type DealerPaymentKind } from './payment-choices';

const kind = (id: number, name: PaymentKind, isCredit = false, isRatePay = false): DealerPaymentKind => ({
  id,
  kind: name,
  name,
  isCredit,
  isRatePay,
  termDays: 14,
});
const ALL = [
  kind(1, 'rechnung'),
  kind(2, 'sepa'),
  kind(3, 'ratenzahlung', true),
  kind(4, 'ratepay-rechnung', true, true),
  kind(5, 'ratepay-sepa', true, true),
];

describe('payment kinds', () => {
  it.each<[CountryId, boolean, PaymentKind[]]>([
    [1, false, ['rechnung', 'sepa']],
    [2, false, ['rechnung', 'sepa']],
    [3, false, ['rechnung']],
    [1, true, ['rechnung', 'sepa', 'ratenzahlung', 'ratepay-rechnung', 'ratepay-sepa']],
    [3, true, ['rechnung', 'ratenzahlung', 'ratepay-rechnung']],
  ])('of country %d with credit %s are %j', (countryId, isCreditAllowed, kinds) => {
    const allowed = allowedPaymentKinds(ALL, { countryId, isCreditAllowed });
    expect(allowed.map((one) => one.kind)).toEqual(kinds);
  });

  it('keep the dealer’s order, its first the default', () => {
    const choices = paymentChoices([kind(2, 'sepa'), kind(1, 'rechnung')], { countryId: 1, dealer: 'Holz Nord GmbH' });
    expect(choices.map(({ Kind, IsDefault }) => [Kind, IsDefault])).toEqual([
      ['sepa', true],
      ['rechnung', false],
    ]);
    expect(choices[1]?.Description).toBe(
      'Sie zahlen innerhalb von 14 Tagen nach der Lieferung per Überweisung an Holz Nord GmbH.',
    );
  });

  it('name the QR bill in Switzerland', () => {
    const [invoice] = paymentChoices([kind(1, 'rechnung')], { countryId: 3, dealer: 'Holz AG' });
    expect(invoice?.Description).toContain('mit QR-Rechnung');
  });

  it.each<[PaymentKind, number | null, CountryId, boolean]>([
    ['rechnung', null, 1, true],
    ['rechnung', 6, 1, false],
    ['ratenzahlung', 6, 1, true],
    ['ratenzahlung', null, 1, false],
    ['ratenzahlung', 5, 2, false],
    ['ratenzahlung', 12, 3, false],
    ['ratenzahlung', 3, 3, true],
  ])('%s with modifier %s in country %d: %s', (name, modifier, countryId, allowed) => {
    expect(isModifierAllowed(name, modifier, countryId)).toBe(allowed);
  });
});
