import { type AuditRow, type AuditSubject, STAFF_LISTS } from '@heizplatz/contract';
import { formatTime } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { AUDIT_LOG_PATH, customerPath, staffDealerPath, staffOrderPath } from '@heizplatz/routes';
import { Chip, type ChipTone, PlainLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { useDeclaredColumns } from '../../../shared/staff-table/columns/use-declared-columns';
import { FoldedLine, SecondLine } from '../../../shared/staff-table/second-line';
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
  other: () => AUDIT_LOG_PATH,
};

/** What a line concerns, each with its page. */
const Subjects = ({ subjects }: { readonly subjects: readonly AuditSubject[] }) =>
  subjects.map((subject, index) => (
    <Fragment key={`${subject.Kind} ${subject.Id}`}>
      {index > 0 && <br />}
      <PlainLink href={SUBJECT_PATHS[subject.Kind](subject)}>{subject.Name || `#${subject.Id}`}</PlainLink>
    </Fragment>
  ));

/** Date above the time. */
function Moment({ at }: { readonly at: string }) {
  const site = useSite();
  const [day, ...time] = formatTime(at, site).split(', ');
  return (
    <time dateTime={at}>
      {day}
      <SecondLine>{time.join(', ')}</SecondLine>
    </time>
  );
}

const Outcome = ({ row: { Outcome: code, OutcomeText } }: { readonly row: AuditRow }) => (
  <Chip tone={TONES[code] ?? 'bad'}>{OutcomeText}</Chip>
);

export function useAuditColumns(): readonly StaffTableColumn<AuditRow>[] {
  return useDeclaredColumns(STAFF_LISTS.auditLog, {
    at: { cell: ({ At }) => <Moment at={At} /> },
    act: {
      isRowHeader: true,
      wraps: true,
      cell: (row) => (
        <>
          {row.Act}
          {row.Outcome !== 'done' && (
            <FoldedLine>
              <Outcome row={row} />
            </FoldedLine>
          )}
          {row.Reason && <FoldedLine>{row.Reason}</FoldedLine>}
        </>
      ),
    },
    who: {
      cell: ({ ActorId, ActorName, ForUserId, ForUserName }) => (
        <>
          {ActorId === null ? ActorName : nameLink('person', ActorId, ActorName)}
          {(ForUserName ?? ForUserId) !== null && (
            <FoldedLine>
              <Trans>für {ForUserName ?? `#${ForUserId}`}</Trans>
            </FoldedLine>
          )}
        </>
      ),
    },
    for: {
      importance: 'extra',
      cell: ({ ForUserId, ForUserName }) =>
        ForUserId === null ? (ForUserName ?? '–') : nameLink('forUser', ForUserId, ForUserName ?? ''),
    },
    subjects: {
      cell: ({ Subjects: subjects }) => (subjects.length === 0 ? '–' : <Subjects subjects={subjects} />),
    },
    outcome: { importance: 'extra', cell: (row) => <Outcome row={row} /> },
    reason: { importance: 'extra', wraps: true },
    details: { wraps: true, cell: (row) => <AuditDetails row={row} /> },
  });
}
