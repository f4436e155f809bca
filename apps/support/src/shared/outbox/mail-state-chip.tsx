import type { StaffMailRow } from '@heizplatz/contract';
import { Chip, type ChipTone } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';

const TONES = { queued: 'info', sent: 'good', kept: 'sunk', failed: 'bad' } as const satisfies Record<
  StaffMailRow['State'],
  ChipTone
>;

export function useMailStates(): Readonly<Record<StaffMailRow['State'], string>> {
  const { t } = useLingui();
  return { queued: t`wartet`, sent: t`gesendet`, kept: t`nur hier`, failed: t`gescheitert` };
}

/** A mail server gave the mail back. */
export function BounceChip() {
  return (
    <Chip tone="bad">
      <Trans>unzustellbar</Trans>
    </Chip>
  );
}

/** Where a mail stands; 'nur hier': no mail server is named, it can be read in the outbox alone. */
export function MailStateChip({ state }: { readonly state: StaffMailRow['State'] }) {
  const states = useMailStates();
  return <Chip tone={TONES[state]}>{states[state]}</Chip>;
}
