import { OPTION_KEYS } from '@heizplatz/api-catalog';
import { APART, GROUP_NAMES, getGroupOptions, type PriceBook } from '@heizplatz/api-pricing';
import type { ParameterRow } from '@heizplatz/contract';
import type { RuleRow, RuleScope } from './parameter-requirement-repository';

/** Every group of options that the calculator has for these goods, with the settings made by staff. */
export function parameterRows(book: PriceBook, scope: RuleScope, rules: readonly RuleRow[]): ParameterRow[] {
  const options = getGroupOptions(book, scope.ProductGroupId).filter(({ key }) => !APART.includes(key));
  return [...new Set(options.map(({ key }) => key))].map((key) => {
    const own = options.filter((option) => option.key === key);
    const rule = rules.find((one) => one.key === key);
    // A wished day is no choice of several.
    const choices = key === OPTION_KEYS.wishDate ? [] : own;
    return {
      ...scope,
      Key: key,
      Name: GROUP_NAMES[key] ?? own[0]?.name ?? key,
      Choices: choices.map(({ id, name }) => ({ Id: id, Name: name })),
      IsRequired: rule?.isRequired ?? false,
      DefaultId: rule?.defaultOptionId ?? null,
      CatalogueDefaultId: choices.find(({ isDefault }) => isDefault)?.id ?? null,
      IsVisible: rule?.isVisible ?? true,
      Version: rule?.version ?? 0,
    };
  });
}
