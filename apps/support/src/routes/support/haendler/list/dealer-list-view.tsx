import { useCall } from '@heizplatz/api-client';
import { CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { HELD_IMPORTS_PATH, NEW_DEALER_PATH } from '@heizplatz/routes';
import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../../shared/staff-table/list-query';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { useListFilters } from '../../../../shared/staff-table/filters/use-list-filters';
import { StaffTable } from '../../../../shared/staff-table/staff-table';
import { useDealerColumns } from './use-dealer-columns';

/** Dealers of all three countries by name. */
export function DealerListView() {
  const { t } = useLingui();
  const filters = useListFilters(STAFF_LISTS.staffDealers);
  const [params] = useSearchParams();
  const { data, error, mutate } = useCall(CALLS.staffDealers, { query: listQuery(CALLS.staffDealers.query, params) });
  const columns = useDealerColumns();
  return (
    <StaffPage
      title={t`Händler`}
      actions={
        <>
          <LinkButton href={HELD_IMPORTS_PATH} variant="secondary" size="small">
            <Trans>Wartende Preisimporte</Trans>
          </LinkButton>
          <LinkButton href={NEW_DEALER_PATH} size="small">
            <Trans>Neuer Händler</Trans>
          </LinkButton>
        </>
      }
    >
      <StaffTable
        list={STAFF_LISTS.staffDealers}
        columns={columns}
        rowKey={({ Id }) => Id}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        getMark={({ State }) => (State === 'locked' ? 'warn' : undefined)}
        listFilters={filters}
        exportPath={CALLS.exportStaffDealers.path}
        emptyTitle={t`Kein Händler gefunden`}
      />
    </StaffPage>
  );
}
