import { useCall } from '@heizplatz/api-client';
import { CALLS, STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { COMMISSION_RATES_PATH, RATES_PATH } from '@heizplatz/routes';
import { TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../../shared/staff-table/list-query';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { useListFilters } from '../../../../shared/staff-table/filters/use-list-filters';
import { StaffTable } from '../../../../shared/staff-table/staff-table';
import { useFeeColumns } from './use-fee-columns';

/** What dealers take for each delivery point; they say it with their prices, and it is changed there. */
export function FeesView() {
  const { t } = useLingui();
  const filters = useListFilters(STAFF_LISTS.stationFees);
  const [params] = useSearchParams();
  const { data, error, mutate } = useCall(CALLS.stationFees, { query: listQuery(CALLS.stationFees.query, params) });
  return (
    <StaffPage
      title={t`Lieferpauschalen`}
      crumbs={[{ id: 'rates', text: t`Sätze und Feiertage`, href: RATES_PATH }]}
      lead={
        <Trans>
          Was Händler je Lieferstelle nehmen, netto und in der Währung des Landes; geändert wird es bei ihren Preisen.
          Die Provisionssätze stehen <TextLink href={COMMISSION_RATES_PATH}>bei der Verkaufsliste</TextLink>.
        </Trans>
      }
    >
      <StaffTable
        list={STAFF_LISTS.stationFees}
        columns={useFeeColumns()}
        rowKey={({ FeeId }) => FeeId}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        getMark={({ Phase }) => (Phase === 'coming' ? 'open' : undefined)}
        listFilters={filters}
        exportPath={CALLS.exportStationFees.path}
        emptyTitle={t`Keine Lieferpauschale gefunden`}
      />
    </StaffPage>
  );
}
