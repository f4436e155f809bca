import { useSite } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import type { FilterChoice } from './filter-section';
import { signedMoney } from './signed-money';

type Extra = Pick<FilterChoice, 'surcharge' | 'count' | 'isOffered'>;

/** Behind a choice: what it adds; in the column how many offers have it, where the list tells. Empty: nothing to say. */
export function useChoiceExtra(look: 'column' | 'settings'): (choice: Extra) => string {
  const { t } = useLingui();
  const site = useSite();
  return ({ surcharge, count, isOffered }) => {
    if (look === 'column' && count !== null) return String(count);
    if (!isOffered) return t`hier nicht im Angebot`;
    if (look === 'settings' && surcharge === 0) return t`ohne Aufpreis`;
    return surcharge ? signedMoney(surcharge, site) : '';
  };
}
