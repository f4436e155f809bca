import { useCall } from '@heizplatz/api-client';
import { CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { CMS_LIST_PATH, previewPagePath } from '@heizplatz/routes';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../../shared/staff-table/list-query';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../../shared/staff-table/staff-table';
import { useListFilters } from '../../../../shared/staff-table/filters/use-list-filters';
import { usePageColumns } from '../page-list/use-page-columns';

/** Select a page for the preview, where the address names none. */
export function PreviewChoiceView() {
  const { t } = useLingui();
  const filters = useListFilters(STAFF_LISTS.staffPages);
  const [params] = useSearchParams();
  const { data, error, mutate } = useCall(CALLS.staffPages, { query: listQuery(CALLS.staffPages.query, params) });
  const columns = usePageColumns(previewPagePath);
  return (
    <StaffPage
      title={t`Vorschau`}
      lead={<Trans>Welche Seite möchten Sie ansehen, wie sie gerade geschrieben ist?</Trans>}
      crumbs={[{ id: 'pages', text: t`Seiten`, href: CMS_LIST_PATH }]}
    >
      <StaffTable
        list={STAFF_LISTS.staffPages}
        columns={columns}
        rowKey={({ Id }) => Id}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        listFilters={filters}
        emptyTitle={t`Keine Seite gefunden`}
      />
    </StaffPage>
  );
}
