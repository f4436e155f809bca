import type { StaffUserRow } from '@heizplatz/contract';
import { Chip } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';

/** Whether a second factor is in force; staff without one set it up at their next login. */
export function FactorChip({ state }: { readonly state: StaffUserRow['SecondFactor'] }) {
  if (state === 'none') return <Trans>nicht nötig</Trans>;
  return state === 'set' ? (
    <Chip tone="good">
      <Trans>eingerichtet</Trans>
    </Chip>
  ) : (
    <Chip tone="warn">
      <Trans>fehlt noch</Trans>
    </Chip>
  );
}
