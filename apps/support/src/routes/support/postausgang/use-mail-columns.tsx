import { STAFF_LISTS, type StaffMailRow } from '@heizplatz/contract';
import { formatTime } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { PlainLink } from '@heizplatz/ui';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';
import { useDeclaredColumns } from '../../../shared/staff-table/columns/use-declared-columns';
import { BounceChip, MailStateChip } from '../../../shared/outbox/mail-state-chip';
import { mailPath } from './outbox-paths';

export function useMailColumns(): readonly StaffTableColumn<StaffMailRow>[] {
  const site = useSite();
  return useDeclaredColumns(STAFF_LISTS.staffMails, {
    created: { cell: ({ CreatedAt }) => <time dateTime={CreatedAt}>{formatTime(CreatedAt, site)}</time> },
    subject: {
      isRowHeader: true,
      wraps: true,
      cell: ({ MailId, Subject }) => <PlainLink href={mailPath(MailId)}>{Subject}</PlainLink>,
    },
    to: {},
    country: {},
    state: { cell: ({ State, BouncedAt }) => (BouncedAt ? <BounceChip /> : <MailStateChip state={State} />) },
    attempts: {},
    error: { wraps: true, cell: ({ LastError, BounceReason }) => BounceReason ?? LastError ?? '–' },
  });
}
