import { useCall } from '@heizplatz/api-client';
import { CALLS, STAFF_LISTS, type StaffAnnouncement } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { Chip, LinkButton, PlainLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../../shared/staff-table/list-query';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../../shared/staff-table/staff-table';
import type { StaffTableColumn } from '../../../../shared/staff-table/staff-table-column';
import { useDeclaredColumns } from '../../../../shared/staff-table/columns/use-declared-columns';
import { useListFilters } from '../../../../shared/staff-table/filters/use-list-filters';
import { NEW_ANNOUNCEMENT, announcementPath } from '../../../../shared/announcements/prompt-paths';
import { useAnnouncementLabels } from '../../../../shared/announcements/use-prompt-labels';

function useAnnouncementColumns(): readonly StaffTableColumn<StaffAnnouncement>[] {
  const { states } = useAnnouncementLabels();
  return useDeclaredColumns(STAFF_LISTS.staffPrompts, {
    title: {
      isRowHeader: true,
      wraps: true,
      cell: ({ Id, Title }) => <PlainLink href={announcementPath(Id)}>{Title}</PlainLink>,
    },
    state: { cell: ({ State }) => <Chip tone={states[State].tone}>{states[State].text}</Chip> },
    place: {},
    country: {},
    starts: {},
    ends: {},
    author: {},
  });
}

/** /support/cms/prompts: notes to visitors by place and period. */
export function AnnouncementsView() {
  const { t } = useLingui();
  const filters = useListFilters(STAFF_LISTS.staffPrompts);
  const [params] = useSearchParams();
  const { data, error, mutate } = useCall(CALLS.staffPrompts, { query: listQuery(CALLS.staffPrompts.query, params) });
  return (
    <StaffPage
      title={t`Hinweise`}
      lead={t`Kurze Mitteilungen an Besucher, an einem Ort und für eine Zeit.`}
      actions={
        <LinkButton href={announcementPath(NEW_ANNOUNCEMENT)} size="small">
          <Trans>Neuer Hinweis</Trans>
        </LinkButton>
      }
    >
      <StaffTable
        list={STAFF_LISTS.staffPrompts}
        columns={useAnnouncementColumns()}
        rowKey={({ Id }) => Id}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        getMark={({ State }) => (State === 'running' ? 'open' : undefined)}
        exportPath={CALLS.exportStaffPrompts.path}
        listFilters={filters}
        emptyTitle={t`Kein Hinweis gefunden`}
      />
    </StaffPage>
  );
}
