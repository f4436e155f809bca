import type { AuditRow, AuditSubject } from '@heizplatz/contract';
import { formatTime } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { AUDIT_LOG_PATH, customerPath, staffDealerPath, staffOrderPath } from '@heizplatz/routes';
import { Chip, type ChipTone, PlainLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';
import { AuditDetails } from './audit-details';

const TONES: Readonly<Record<string, ChipTone>> = { done: 'good', held: 'warn', '': 'warn' };

/** A name with what leads to all that was done by or for it. */
const nameLink = (name: 'person' | 'forUser', id: number, text: string) => (
  <PlainLink href={`${AUDIT_LOG_PATH}?${name}=${id}`}>{text || `#${id}`}</PlainLink>
);

const SUBJECT_PATHS: Readonly<Record<AuditSubject['Kind'], (subject: AuditSubject) => string>> = {
  order: ({ Name }) => staffOrderPath(Name),
  dealer: ({ Id }) => staffDealerPath(Number(Id)),
  customer: ({ Id }) => customerPath(Number(Id)),
};

/** What a line concerns, each with its page. */
const Subjects = ({ subjects }: { readonly subjects: readonly AuditSubject[] }) =>
  subjects.map((subject, index) => (
    <Fragment key={`${subject.Kind} ${subject.Id}`}>
      {index > 0 && <br />}
      <PlainLink href={SUBJECT_PATHS[subject.Kind](subject)}>{subject.Name || `#${subject.Id}`}</PlainLink>
    </Fragment>
  ));

export function useAuditColumns(): readonly StaffTableColumn<AuditRow>[] {
  const { t } = useLingui();
  const site = useSite();
  return [
    { key: 'at', title: t`Wann`, sort: 'at', cell: ({ At }) => <time dateTime={At}>{formatTime(At, site)}</time> },
    {
      key: 'act',
      title: t`Was`,
      isRowHeader: true,
      wraps: true,
      cell: ({ Act }) => Act,
    },
    {
      key: 'who',
      title: t`Wer`,
      cell: ({ ActorId, ActorName }) => (ActorId === null ? ActorName : nameLink('person', ActorId, ActorName)),
    },
    {
      key: 'for',
      title: t`Für wen`,
      cell: ({ ForUserId, ForUserName }) =>
        ForUserId === null ? (ForUserName ?? '–') : nameLink('forUser', ForUserId, ForUserName ?? ''),
    },
    {
      key: 'subjects',
      title: t`Betrifft`,
      wraps: true,
      cell: ({ Subjects: subjects }) => (subjects.length === 0 ? '–' : <Subjects subjects={subjects} />),
    },
    {
      key: 'outcome',
      title: t`Ergebnis`,
      cell: ({ Outcome, OutcomeText }) => <Chip tone={TONES[Outcome] ?? 'bad'}>{OutcomeText}</Chip>,
    },
    { key: 'reason', title: t`Grund`, wraps: true, cell: ({ Reason }) => Reason ?? '–' },
    { key: 'details', title: t`Änderungen`, wraps: true, cell: (row) => <AuditDetails row={row} /> },
  ];
}
