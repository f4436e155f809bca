import { useCall } from '@heizplatz/api-client';
import { CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../shared/staff-table/list-query';
import { ROW_PARAM } from '../../../shared/list-panes/case-address';
import { ListPanes } from '../../../shared/list-panes/list-panes';
import { reviewsPath } from '../../../shared/staff-page/staff-paths';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import { useReviewFilters } from './use-review-filters';
import { ReviewPanel } from './review-panel';
import { useReviewColumns } from './use-review-columns';

/** /support/bewertungen: the list, and one of them to be answered. */
export function ReviewsView() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const query = listQuery(CALLS.staffReviews.query, params);
  const { data, error, mutate } = useCall(CALLS.staffReviews, { query }, { keepPreviousData: true });
  const filters = useReviewFilters(data?.Rows[0]?.DealerName);
  const columns = useReviewColumns();
  const openedId = params.get(ROW_PARAM);
  const inList = data?.Rows.find(({ Id }) => String(Id) === openedId);
  // An address may name a case that this page of the list does not have.
  const single = useCall(CALLS.staffReviews, data && openedId && !inList ? { query: { only: openedId } } : null);
  const chosen = inList ?? single.data?.Rows[0];
  const reload = () => Promise.all([mutate(), single.mutate()]);
  return (
    <StaffPage
      title={t`Bewertungen`}
      lead={<Trans>Verborgen wird eine Bewertung nur durch die Entscheidung über eine Meldung.</Trans>}
    >
      <ListPanes
        param={ROW_PARAM}
        ownPath={chosen && reviewsPath(String(chosen.Id))}
        list={
          <StaffTable
            list={STAFF_LISTS.staffReviews}
            columns={columns}
            rowKey={({ Id }) => Id}
            data={data}
            error={error}
            onRetry={() => void mutate()}
            getMark={({ Id, OpenReports }) => (Id === chosen?.Id ? 'open' : OpenReports > 0 ? 'warn' : undefined)}
            listFilters={filters}
            exportPath={CALLS.exportReviews.path}
            emptyTitle={t`Keine Bewertungen gefunden`}
          />
        }
        pane={chosen && <ReviewPanel key={`${chosen.Id} ${chosen.DealerAnsweredAt}`} review={chosen} reload={reload} />}
      />
    </StaffPage>
  );
}
