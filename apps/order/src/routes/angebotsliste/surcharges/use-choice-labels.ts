import { formatMoney } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import type { FilterChoice } from '../filter/filter-section';
import { signedMoney } from '../comparison/signed-money';

/** The column has room for a count, the settings for a column of amounts. */
export type FilterVariant = 'column' | 'settings';

type Priced = Omit<FilterChoice, 'label' | 'months'>;

export interface ChoiceLabels {
  /** Behind the label: in the column how many offers have it, in the settings what it adds. Empty: no information. */
  readonly extra: string;
  /** Whose price it is, and what the list then begins with. */
  readonly hint: string;
}

export function useChoiceLabels(variant: FilterVariant): (choice: Priced) => ChoiceLabels {
  const { t } = useLingui();
  const getPrice = usePriceText();
  const getHint = useHint(variant);
  return (choice) => {
    const { count, isOffered } = choice;
    if (!isOffered) return { extra: t`hier nicht im Angebot`, hint: '' };
    if (variant === 'settings') return { extra: getPrice(choice), hint: getHint(choice) };
    return { extra: count === null ? '' : String(count), hint: getHint(choice) };
  };
}

/** What a choice adds: here at a dealer, else at most dealers of the country. */
function usePriceText(): (choice: Priced) => string {
  const { t } = useLingui();
  const site = useSite();
  return ({ surcharge, dealer }) => {
    if (surcharge === null) return '';
    if (surcharge === 0) return t`ohne Aufpreis`;
    const added = signedMoney(surcharge, site);
    return dealer === null ? t`meist ${added}` : added;
  };
}

function useHint(variant: FilterVariant): (choice: Priced) => string {
  const { t } = useLingui();
  const site = useSite();
  const getPrice = usePriceText();
  return (choice) => {
    const { value, surcharge, dealer, bestTotal } = choice;
    // A standard costs nothing, and the list begins as it does.
    if (value === '' || surcharge === null) return '';
    const price = getPrice(choice);
    if (dealer === null || bestTotal === null) return variant === 'column' && surcharge !== 0 ? price : '';
    const best = formatMoney(bestTotal, site);
    return variant === 'column' ? t`${price} bei ${dealer}, dann ab ${best}` : t`bei ${dealer}, dann ab ${best}`;
  };
}
