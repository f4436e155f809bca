import { useCall } from '@heizplatz/api-client';
import { CALLS, mayCall, STAFF_LISTS } from '@heizplatz/contract';
import { useSearchParams, useUser } from '@heizplatz/router';
import { COMMISSION_RATES_PATH } from '@heizplatz/routes';
import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../../../shared/staff-table/list-query';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { useListFilters } from '../../../shared/staff-table/filters/use-list-filters';
import { StaffTable } from '../../../shared/staff-table/staff-table';
import { AddRateForm } from './add-rate-form';
import { HolidayTable } from './holiday-table';
import { FEES_PATH } from '../../../shared/rates/rates-paths';
import { TakeBackForm } from './take-back-form';
import { useRateColumns } from './use-rate-columns';

/** VAT with the day from which it counts, and the holidays by which delivery dates are worked out. */
export function RatesView() {
  const { t } = useLingui();
  const filters = useListFilters(STAFF_LISTS.vatRates);
  const user = useUser();
  const [params] = useSearchParams();
  const { data, error, mutate } = useCall(CALLS.vatRates, { query: listQuery(CALLS.vatRates.query, params) });
  const mayWrite = mayCall(user, CALLS.addVatRate, CALLS.removeVatRate);
  const coming = data?.Rows.filter(({ Phase }) => Phase === 'coming') ?? [];
  return (
    <StaffPage
      title={t`Sätze und Feiertage`}
      lead={
        <Trans>
          Umsatzsteuer je Land und Ware. Ein neuer Satz gilt von seinem Tag an; Bestellungen von vorher behalten ihren.
        </Trans>
      }
      actions={
        <>
          <LinkButton href={FEES_PATH} variant="secondary">
            <Trans>Lieferpauschalen</Trans>
          </LinkButton>
          <LinkButton href={COMMISSION_RATES_PATH} variant="secondary">
            <Trans>Provisionssätze</Trans>
          </LinkButton>
        </>
      }
    >
      <StaffTable
        list={STAFF_LISTS.vatRates}
        columns={useRateColumns()}
        rowKey={({ RateId }) => RateId}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        getMark={({ Phase }) => (Phase === 'coming' ? 'open' : undefined)}
        exportPath={CALLS.exportVatRates.path}
        listFilters={filters}
        emptyTitle={t`Kein Satz gefunden`}
      />
      {mayWrite && coming.length > 0 && <TakeBackForm rates={coming} reload={() => mutate()} />}
      {mayWrite && <AddRateForm reload={() => mutate()} />}
      <HolidayTable params={params} />
    </StaffPage>
  );
}
