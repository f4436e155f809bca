import { type AmountError, type ProductGroupId, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { type CountryId, SITES } from '@heizplatz/country';
import { createSiteI18n, I18nProvider } from '@heizplatz/i18n';
import { renderHook } from '@testing-library/react';
import { useAmountMessage } from './use-amount-message';

function getMessage(countryId: CountryId, groupId: ProductGroupId, deliveryPoints: number, error: AmountError) {
  const [site, group] = [SITES[countryId], PRODUCT_GROUPS[groupId]];
  const { result } = renderHook(() => useAmountMessage({ site, group, limits: group.orderLimits, deliveryPoints }), {
    wrapper: ({ children }) => <I18nProvider i18n={createSiteI18n(site, [])}>{children}</I18nProvider>,
  });
  return result.current(error);
}

test.each<[CountryId, ProductGroupId, number, AmountError, string]>([
  [1, 3, 1, 'AMOUNT_REQ', 'Bitte geben Sie eine Menge von mindestens 1.000 kg ein.'],
  [1, 3, 1, 'AMOUNT_MIN', 'Bitte geben Sie eine Menge von mindestens 1.000 kg ein.'],
  [1, 3, 1, 'AMOUNT_MAX', 'Bitte geben Sie eine Menge von höchstens 20.000 kg ein.'],
  [3, 3, 1, 'AMOUNT_MAX', 'Bitte geben Sie eine Menge von höchstens 20’000 kg ein.'],
  [2, 1, 1, 'AMOUNT_MIN', 'Bitte geben Sie eine Menge von mindestens 500 Liter ein.'],
  [1, 4, 1, 'AMOUNT_REQ', 'Bitte geben Sie eine Menge von mindestens einer Palette ein.'],
  [1, 6, 1, 'AMOUNT_MAX', 'Bitte geben Sie eine Menge von höchstens 15 Paletten ein.'],
  [1, 3, 3, 'AMOUNT_MIN', 'Bitte geben Sie eine Menge von mindestens 3.000 kg ein (min. 1.000 kg pro Haushalt).'],
  [1, 8, 2, 'AMOUNT_REQ', 'Bitte geben Sie eine Menge von mindestens 2 Paletten ein (min. 1 Palette pro Haushalt).'],
])(
  'site %i, group %i, %i households: %s is said with limit and unit',
  (countryId, groupId, deliveryPoints, error, text) => {
    expect(getMessage(countryId, groupId, deliveryPoints, error)).toBe(text);
  },
);
