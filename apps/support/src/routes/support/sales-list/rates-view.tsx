import { useCall } from '@heizplatz/api-client';
import { describeGroup } from '@heizplatz/calculator';
import { CALLS, type CommissionRateRow, mayCall, STAFF_LISTS } from '@heizplatz/contract';
import { formatPercent, siteById } from '@heizplatz/country';
import { useSearchParams, useSite, useUser } from '@heizplatz/router';
import { SALES_PATH } from '@heizplatz/routes';
import { Button } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { listQuery } from '../../../shared/staff-table/list-query';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';
import { useDeclaredColumns } from '../../../shared/staff-table/columns/use-declared-columns';
import { useListFilters } from '../../../shared/staff-table/filters/use-list-filters';
import { RateForm } from './rate-form';
import styles from './sales-list.module.css';

function useRateColumns(
  onChange: ((row: CommissionRateRow) => void) | null,
): readonly StaffTableColumn<CommissionRateRow>[] {
  const { t } = useLingui();
  const site = useSite();
  const declared: StaffTableColumn<CommissionRateRow>[] = useDeclaredColumns(STAFF_LISTS.commissionRates, {
    dealer: {
      ...{ isRowHeader: true, wraps: true },
      cell: ({ DealerName }) => DealerName ?? t`alle Händler`,
    },
    country: { cell: ({ CountryId }) => (CountryId === null ? t`alle` : siteById(CountryId).iso) },
    group: {
      cell: ({ ProductGroupId }) => (ProductGroupId === null ? t`alles` : describeGroup(ProductGroupId).name),
    },
    from: {},
    rate: { title: t`Satz`, cell: ({ RatePercent }) => formatPercent(RatePercent, site) },
  });
  const act: StaffTableColumn<CommissionRateRow> = {
    ...{ key: 'act', title: <span className="visually-hidden">{t`Ändern`}</span> },
    cell: (row) => (
      <span className={styles.act}>
        {row.IsLocked && <span className={styles.note}>{t`abgerechnet`}</span>}
        {!row.IsLocked && onChange && (
          <Button variant="quiet" size="small" onClick={() => onChange(row)}>
            <Trans>Ändern</Trans>
          </Button>
        )}
      </span>
    ),
  };
  return [...declared, act];
}

/** Who pays what from when. Admin sets rates; a rate that a closed month was reckoned by stays. */
export function RatesView() {
  const { t } = useLingui();
  const user = useUser();
  const [params] = useSearchParams();
  const query = listQuery(CALLS.commissionRates.query, params);
  const { data, error, mutate } = useCall(CALLS.commissionRates, { query });
  const [edited, setEdited] = useState<CommissionRateRow | null>(null);
  const [saved, setSaved] = useState(0);
  const filters = useListFilters(STAFF_LISTS.commissionRates, { dealer: null });
  const mayChange = mayCall(user, CALLS.saveCommissionRate);
  const columns = useRateColumns(mayChange ? setEdited : null);
  async function reread() {
    await mutate();
    setEdited(null);
    setSaved((before) => before + 1);
  }
  return (
    <StaffPage
      title={t`Provisionssätze`}
      crumbs={[{ id: 'list', text: t`Verkaufsliste`, href: SALES_PATH }]}
      lead={<Trans>Es gilt der Satz des Händlers vor dem aller Händler und der einer Ware vor dem für alles.</Trans>}
    >
      <div className={styles.sections}>
        <StaffTable
          list={STAFF_LISTS.commissionRates}
          columns={columns}
          rowKey={({ Id }) => Id}
          data={data}
          error={error}
          onRetry={() => void mutate()}
          exportPath={CALLS.exportCommissionRates.path}
          listFilters={filters}
          emptyTitle={t`Kein Satz gefunden`}
        />
        {mayChange && <RateForm key={`${edited?.Id ?? 'new'}-${saved}`} rate={edited} onSaved={reread} />}
      </div>
    </StaffPage>
  );
}
