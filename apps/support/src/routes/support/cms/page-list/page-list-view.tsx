import { useCall } from '@heizplatz/api-client';
import { CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { NEW_PAGE_PATH } from '@heizplatz/routes';
import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../../shared/staff-table/list-query';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../../shared/staff-table/staff-table';
import { useListFilters } from '../../../../shared/staff-table/filters/use-list-filters';
import { usePageColumns } from './use-page-columns';

/** Pages of all three countries by address. */
export function PageListView() {
  const { t } = useLingui();
  const filters = useListFilters(STAFF_LISTS.staffPages);
  const [params] = useSearchParams();
  const { data, error, mutate } = useCall(CALLS.staffPages, { query: listQuery(CALLS.staffPages.query, params) });
  const columns = usePageColumns();
  return (
    <StaffPage
      title={t`Seiten`}
      actions={
        <LinkButton href={NEW_PAGE_PATH} size="small">
          <Trans>Neue Seite</Trans>
        </LinkButton>
      }
    >
      <StaffTable
        list={STAFF_LISTS.staffPages}
        columns={columns}
        rowKey={({ Id }) => Id}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        exportPath={CALLS.exportStaffPages.path}
        listFilters={filters}
        emptyTitle={t`Keine Seite gefunden`}
      />
    </StaffPage>
  );
}
