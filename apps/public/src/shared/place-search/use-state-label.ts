import { useSite } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';

/** What a site's states are called. */
export function useStateLabel(): string {
  const { t } = useLingui();
  return useSite().iso === 'CH' ? t`Kanton` : t`Bundesland`;
}
