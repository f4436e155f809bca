import type { CountryId, PaymentKind } from '@heizplatz/contract';
import { allowedPaymentKinds, sortByUse, getModifier, type DealerPaymentKind } from './payment-kind';

const kind = (id: number, name: PaymentKind, isCredit = false, isRatePay = false): DealerPaymentKind => ({
  ...{ id, kind: name, name, isCredit, isRatePay },
  termDays: 14,
});
const ALL = [
  kind(1, 'rechnung'),
  kind(2, 'sepa'),
  kind(3, 'ratenzahlung', true),
  kind(4, 'ratepay-rechnung', true, true),
  kind(5, 'ratepay-sepa', true, true),
];
const allowed = (countryId: CountryId, isCreditAllowed: boolean, hasCreditorId = true, refusedKindIds: number[] = []) =>
  allowedPaymentKinds(ALL, { countryId, isCreditAllowed, hasCreditorId, refusedKindIds }).map((one) => one.kind);

describe('payment kinds', () => {
  it.each<[CountryId, boolean, PaymentKind[]]>([
    [1, false, ['rechnung', 'sepa']],
    [2, false, ['rechnung', 'sepa']],
    [3, false, ['rechnung']],
    [1, true, ['rechnung', 'sepa', 'ratenzahlung', 'ratepay-rechnung', 'ratepay-sepa']],
    [2, true, ['rechnung', 'sepa', 'ratenzahlung', 'ratepay-rechnung', 'ratepay-sepa']],
    [3, true, ['rechnung', 'ratenzahlung', 'ratepay-rechnung']],
  ])('of country %d with credit %s are %j', (countryId, isCreditAllowed, kinds) => {
    expect(allowed(countryId, isCreditAllowed)).toEqual(kinds);
  });

  it('leave out a debit without a creditor, and what the provider refused', () => {
    expect(allowed(1, true, false)).not.toContain('sepa');
    expect(allowed(1, true, true, [3, 5])).toEqual(['rechnung', 'sepa', 'ratepay-rechnung']);
  });

  it('keep the dealer’s order, after what was asked for and before a provider that is down', () => {
    const order = (requestedKindId: number, isCreditDown: boolean) =>
      sortByUse(ALL, { requestedKindId, isCreditDown }).map(({ id }) => id);
    expect(order(0, false)).toEqual([1, 2, 3, 4, 5]);
    expect(order(3, false)).toEqual([3, 1, 2, 4, 5]);
    expect(order(3, true)).toEqual([1, 2, 3, 4, 5]);
  });

  it.each<[PaymentKind, number | null, CountryId, number | null | undefined]>([
    ['rechnung', null, 1, null],
    ['rechnung', 6, 1, undefined],
    ['ratenzahlung', 6, 1, 6],
    ['ratenzahlung', null, 1, 6],
    ['ratenzahlung', null, 3, 3],
    ['ratenzahlung', 5, 2, undefined],
    ['ratenzahlung', 12, 3, undefined],
    ['ratenzahlung', 3, 3, 3],
    ['ratepay-sepa', 3, 1, undefined],
  ])('%s with modifier %s in country %d: %s', (name, modifier, countryId, months) => {
    expect(getModifier(name, modifier, countryId)).toBe(months);
  });
});
