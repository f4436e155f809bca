import { countryRules } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';

/** What a site's states are called. */
export function useStateLabel(): string {
  const { t } = useLingui();
  return countryRules(useSite().countryId).stateTerm === 'Kanton' ? t`Kanton` : t`Bundesland`;
}
