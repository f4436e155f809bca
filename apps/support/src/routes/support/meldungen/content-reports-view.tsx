import { useCall } from '@heizplatz/api-client';
import { CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../shared/staff-table/list-query';
import { ROW_PARAM } from '../../../shared/list-panes/case-address';
import { ListPanes } from '../../../shared/list-panes/list-panes';
import { reportsPath } from '../../../shared/staff-page/staff-paths';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { useListFilters } from '../../../shared/staff-table/filters/use-list-filters';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import { ContentReportPanel } from './content-report-panel';
import { useContentReportColumns } from './use-content-report-columns';

/** /support/meldungen: what was reported, and one of them to be decided. */
export function ContentReportsView() {
  const { t } = useLingui();
  const filters = useListFilters(STAFF_LISTS.staffReports, { only: null });
  const [params] = useSearchParams();
  const query = listQuery(CALLS.staffReports.query, params);
  const { data, error, mutate } = useCall(CALLS.staffReports, { query }, { keepPreviousData: true });
  const columns = useContentReportColumns();
  const openedId = params.get(ROW_PARAM);
  const inList = data?.Rows.find(({ Id }) => String(Id) === openedId);
  // An address may name a case that this page of the list does not have.
  const single = useCall(CALLS.staffReports, data && openedId && !inList ? { query: { only: openedId } } : null);
  const chosen = inList ?? single.data?.Rows[0];
  const reload = () => Promise.all([mutate(), single.mutate()]);
  return (
    <StaffPage
      title={t`Meldungen`}
      lead={<Trans>Was wartet, steht oben. Beide Seiten lesen die Gründe der Entscheidung.</Trans>}
    >
      <ListPanes
        param={ROW_PARAM}
        ownPath={chosen && reportsPath(String(chosen.Id))}
        list={
          <StaffTable
            list={STAFF_LISTS.staffReports}
            columns={columns}
            rowKey={({ Id }) => Id}
            data={data}
            error={error}
            onRetry={() => void mutate()}
            getMark={({ Id }) => (Id === chosen?.Id ? 'open' : undefined)}
            exportPath={CALLS.exportStaffReports.path}
            listFilters={filters}
            emptyTitle={t`Keine Meldungen gefunden`}
          />
        }
        pane={chosen && <ContentReportPanel key={`${chosen.Id} ${chosen.Version}`} report={chosen} reload={reload} />}
      />
    </StaffPage>
  );
}
