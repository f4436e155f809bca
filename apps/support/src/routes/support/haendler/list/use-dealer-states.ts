import type { DealerState } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';

/** Labels for the states of a dealer's offers. */
export function useDealerStates(): Readonly<Record<DealerState, string>> {
  const { t } = useLingui();
  return {
    selling: t`bietet an`,
    stopped: t`gestoppt`,
    'without-prices': t`ohne Preise`,
    locked: t`gesperrt`,
  };
}
