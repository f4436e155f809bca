import { useCall } from '@heizplatz/api-client';
import { CALLS, type SalesRow, STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { COMMISSION_RATES_PATH } from '@heizplatz/routes';
import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../shared/staff-table/list-query';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import { CorrectionForm } from './correction-form';
import { MonthCard } from './month-card';
import styles from './sales-list.module.css';
import { useSalesFilters } from './use-sales-filters';
import { useSalesColumns } from './use-sales-columns';

/** The one dealer that the list is of. */
function onlyDealer(rows: readonly Pick<SalesRow, 'DealerId'>[]): number | null {
  const [id, ...others] = new Set(rows.map(({ DealerId }) => DealerId));
  return others.length === 0 ? (id ?? null) : null;
}

/** A month of all dealers, or all months of one. */
export function SalesListView() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { data, error, mutate } = useCall(CALLS.salesList, { query: listQuery(CALLS.salesList.query, params) });
  const monthQuery = { query: listQuery(CALLS.salesMonth.query, params) };
  const { data: month, mutate: mutateMonth } = useCall(CALLS.salesMonth, monthQuery);
  const filters = useSalesFilters(month, data?.Rows[0]?.DealerName);
  const columns = useSalesColumns();
  const reread = () => Promise.all([mutate(), mutateMonth()]);
  return (
    <StaffPage
      title={t`Verkaufsliste`}
      lead={
        <Trans>Was Händler verkauft haben und an Provision schulden. Beträge netto, Euro und Franken getrennt.</Trans>
      }
      actions={
        <LinkButton href={COMMISSION_RATES_PATH} variant="secondary">
          <Trans>Provisionssätze</Trans>
        </LinkButton>
      }
    >
      <div className={styles.sections}>
        {month && <MonthCard month={month} onClosed={reread} />}
        <StaffTable
          list={STAFF_LISTS.salesList}
          columns={columns}
          rowKey={({ Month, DealerId }) => `${Month}/${DealerId}`}
          data={data}
          error={error}
          onRetry={() => void mutate()}
          listFilters={filters}
          exportPath={CALLS.exportSalesList.path}
          emptyTitle={t`In diesem Monat ist nichts angefallen`}
        />
        {data && month && (
          <CorrectionForm dealerId={onlyDealer(data.Rows)} openMonth={month.OldestOpen} onSaved={reread} />
        )}
      </div>
    </StaffPage>
  );
}
