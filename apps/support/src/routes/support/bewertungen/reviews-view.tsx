import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../shared/staff-table/list-query';
import { ListPanes } from '../../../shared/list-panes/list-panes';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import { ReviewFilters } from './review-filters';
import { ReviewPanel } from './review-panel';
import { useReviewColumns } from './use-review-columns';

/** /support/bewertungen: the list, and one of them to be answered. */
export function ReviewsView() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const query = listQuery(CALLS.staffReviews.query, params);
  const { data, error, mutate } = useCall(CALLS.staffReviews, { query }, { keepPreviousData: true });
  const columns = useReviewColumns();
  const chosen = data?.Rows.find(({ Id }) => String(Id) === params.get('id'));
  return (
    <StaffPage
      title={t`Bewertungen`}
      lead={<Trans>Verborgen wird eine Bewertung nur durch die Entscheidung über eine Meldung.</Trans>}
    >
      <ListPanes
        param="id"
        list={
          <StaffTable
            label={t`Bewertungen`}
            columns={columns}
            rowKey={({ Id }) => Id}
            data={data}
            error={error}
            onRetry={() => void mutate()}
            getMark={({ Id, OpenReports }) => (Id === chosen?.Id ? 'open' : OpenReports > 0 ? 'warn' : undefined)}
            defaultSort="-CreatedAt"
            searchHint={t`Text, Name, Händler`}
            filters={<ReviewFilters />}
            exportPath={CALLS.exportReviews.path}
            personalColumns={t`Name`}
            emptyTitle={t`Keine Bewertungen gefunden`}
          />
        }
        pane={
          chosen && (
            <ReviewPanel key={`${chosen.Id} ${chosen.DealerAnsweredAt}`} review={chosen} reload={() => mutate()} />
          )
        }
      />
    </StaffPage>
  );
}
