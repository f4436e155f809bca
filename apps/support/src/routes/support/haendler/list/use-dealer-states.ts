import type { DealerState } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';

/** States of a dealer's offers in words. */
export function useDealerStates(): Readonly<Record<DealerState, string>> {
  const { t } = useLingui();
  return {
    selling: t`bietet an`,
    stopped: t`gestoppt`,
    'without-prices': t`ohne Preise`,
    locked: t`gesperrt`,
  };
}
