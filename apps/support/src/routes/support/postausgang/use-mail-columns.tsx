import type { StaffMailRow } from '@heizplatz/contract';
import { formatTime, siteById } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { PlainLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';
import { BounceChip, MailStateChip } from '../../../shared/outbox/mail-state-chip';
import { mailPath } from './outbox-paths';

export function useMailColumns(): readonly StaffTableColumn<StaffMailRow>[] {
  const { t } = useLingui();
  const site = useSite();
  return [
    {
      key: 'created',
      title: t`Geschrieben`,
      sort: 'CreatedAt',
      cell: ({ CreatedAt }) => <time dateTime={CreatedAt}>{formatTime(CreatedAt, site)}</time>,
    },
    {
      key: 'subject',
      title: t`Betreff`,
      isRowHeader: true,
      wraps: true,
      cell: ({ MailId, Subject }) => <PlainLink href={mailPath(MailId)}>{Subject}</PlainLink>,
    },
    { key: 'to', title: t`Empfänger`, cell: ({ Recipient }) => Recipient },
    { key: 'country', title: t`Land`, cell: ({ CountryId }) => siteById(CountryId).iso },
    {
      key: 'state',
      title: t`Stand`,
      cell: ({ State, BouncedAt }) => (BouncedAt ? <BounceChip /> : <MailStateChip state={State} />),
    },
    { key: 'attempts', title: t`Versuche`, align: 'end', cell: ({ Attempts }) => Attempts },
    {
      key: 'error',
      title: t`Letzter Fehler`,
      wraps: true,
      cell: ({ LastError, BounceReason }) => BounceReason ?? LastError ?? '–',
    },
  ];
}
