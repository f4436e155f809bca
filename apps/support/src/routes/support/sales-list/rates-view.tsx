import { useCall } from '@heizplatz/api-client';
import { describeGroup } from '@heizplatz/calculator';
import { CALLS, type CommissionRateRow, mayCall } from '@heizplatz/contract';
import { formatDate, formatPercent, siteById } from '@heizplatz/country';
import { useSearchParams, useSite, useUser } from '@heizplatz/router';
import { SALES_PATH } from '@heizplatz/routes';
import { Button } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { listQuery } from '../../../shared/staff-table/list-query';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';
import { useCountryChoices } from '../../../shared/staff-form/use-choices';
import { RateForm } from './rate-form';
import styles from './sales-list.module.css';

function useRateColumns(onChange: ((row: CommissionRateRow) => void) | null): StaffTableColumn<CommissionRateRow>[] {
  const { t } = useLingui();
  const site = useSite();
  return [
    {
      ...{ key: 'dealer', title: t`Händler`, sort: 'dealer', isRowHeader: true, wraps: true },
      cell: ({ DealerName }) => DealerName ?? t`alle Händler`,
    },
    {
      ...{ key: 'country', title: t`Land` },
      cell: ({ CountryId }) => (CountryId === null ? t`alle` : siteById(CountryId).iso),
    },
    {
      ...{ key: 'group', title: t`Ware` },
      cell: ({ ProductGroupId }) => (ProductGroupId === null ? t`alles` : describeGroup(ProductGroupId).name),
    },
    { key: 'from', title: t`Gilt ab`, sort: 'from', cell: ({ ValidFrom }) => formatDate(ValidFrom, site) },
    {
      ...{ key: 'rate', title: t`Satz`, sort: 'rate', align: 'end' },
      cell: ({ RatePercent }) => formatPercent(RatePercent, site),
    },
    {
      ...{ key: 'act', title: <span className="visually-hidden">{t`Ändern`}</span> },
      cell: (row: CommissionRateRow) => (
        <span className={styles.act}>
          {row.IsLocked && <span className={styles.note}>{t`abgerechnet`}</span>}
          {!row.IsLocked && onChange && (
            <Button variant="quiet" size="small" onClick={() => onChange(row)}>
              <Trans>Ändern</Trans>
            </Button>
          )}
        </span>
      ),
    },
  ];
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
  const countries = useCountryChoices();
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
          label={t`Provisionssätze`}
          columns={columns}
          rowKey={({ Id }) => Id}
          data={data}
          error={error}
          onRetry={() => void mutate()}
          defaultSort="-from"
          exportPath={CALLS.exportCommissionRates.path}
          searchHint={t`Name oder Ort des Händlers`}
          listFilters={[{ name: 'country', label: t`Land`, options: [{ value: '', label: t`alle` }, ...countries] }]}
          emptyTitle={t`Kein Satz gefunden`}
        />
        {mayChange && <RateForm key={`${edited?.Id ?? 'new'}-${saved}`} rate={edited} onSaved={reread} />}
      </div>
    </StaffPage>
  );
}
