import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { hasRole, ROLES } from '@heizplatz/identity';
import { useSearchParams, useUser } from '@heizplatz/router';
import { SelectField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { listQuery } from '../parts/list-query';
import { StaffPage } from '../parts/staff-page';
import { StaffTable } from '../parts/staff-table';
import { useCountryChoices, useGroupChoices } from '../parts/use-choices';
import { AddRateForm } from './add-rate-form';
import { HolidayTable } from './holiday-table';
import { TakeBackForm } from './take-back-form';
import { useRateColumns } from './use-rate-columns';

function Filters({ params }: { readonly params: URLSearchParams }) {
  const { t } = useLingui();
  const all = { value: '', label: t`alle` };
  const field = (name: string) => ({ name, size: 'small', defaultValue: params.get(name) ?? '' }) as const;
  const phases = [all, { value: 'current', label: t`gilt heute` }, { value: 'coming', label: t`kommt noch` }];
  return (
    <>
      <SelectField {...field('country')} label={t`Land`} options={[all, ...useCountryChoices()]} />
      <SelectField {...field('group')} label={t`Warengruppe`} options={[all, ...useGroupChoices()]} />
      <SelectField {...field('phase')} label={t`Geltung`} options={phases} />
    </>
  );
}

/** VAT with the day from which it counts, and the holidays by which delivery dates are worked out. */
export function RatesView() {
  const { t } = useLingui();
  const user = useUser();
  const [params] = useSearchParams();
  const { data, error, mutate } = useCall(CALLS.vatRates, { query: listQuery(CALLS.vatRates.query, params) });
  const mayWrite = user !== null && hasRole(user, ROLES.admin);
  const coming = data?.Rows.filter(({ Phase }) => Phase === 'coming') ?? [];
  return (
    <StaffPage
      title={t`Sätze und Feiertage`}
      lead={
        <Trans>
          Umsatzsteuer je Land und Ware. Ein neuer Satz gilt von seinem Tag an; Bestellungen von vorher behalten ihren.
        </Trans>
      }
    >
      <StaffTable
        label={t`Umsatzsteuer`}
        columns={useRateColumns()}
        rowKey={({ RateId }) => RateId}
        data={data}
        error={error}
        onRetry={() => void mutate()}
        markOf={({ Phase }) => (Phase === 'coming' ? 'open' : undefined)}
        defaultSort="-ValidFrom"
        exportPath={CALLS.exportVatRates.path}
        filters={<Filters params={params} />}
        emptyTitle={t`Kein Satz gefunden`}
      />
      {mayWrite && coming.length > 0 && <TakeBackForm rates={coming} reload={() => mutate()} />}
      {mayWrite && <AddRateForm reload={() => mutate()} />}
      <HolidayTable params={params} />
    </StaffPage>
  );
}
