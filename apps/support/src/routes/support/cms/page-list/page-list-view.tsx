import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { NEW_PAGE_PATH } from '@heizplatz/routes';
import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../../shared/staff-table/list-query';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../../shared/staff-table/staff-table';
import { usePageFilters } from './use-page-filters';
import { usePageColumns } from './use-page-columns';

/** Pages of all three countries by address. */
export function PageListView() {
  const { t } = useLingui();
  const filters = usePageFilters();
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
        label={t`Seiten`}
        columns={columns}
        rowKey={({ Id }) => Id}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        defaultSort="path"
        exportPath={CALLS.exportStaffPages.path}
        personalColumns={t`Zuletzt von`}
        searchHint={t`Titel oder Adresse`}
        listFilters={filters}
        emptyTitle={t`Keine Seite gefunden`}
      />
    </StaffPage>
  );
}
