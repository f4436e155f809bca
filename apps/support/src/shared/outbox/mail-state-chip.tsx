import { MAIL_STATE_LABELS, type StaffMailRow } from '@heizplatz/contract';
import { Chip, type ChipTone } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { useLabels } from '../labels/use-labels';

const TONES = { queued: 'info', sent: 'good', kept: 'sunk', failed: 'bad', other: 'sunk' } as const satisfies Record<
  StaffMailRow['State'],
  ChipTone
>;

export const useMailStates = (): Readonly<Record<StaffMailRow['State'], string>> => useLabels(MAIL_STATE_LABELS);

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
