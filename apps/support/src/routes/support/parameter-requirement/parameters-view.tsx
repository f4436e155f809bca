import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useSearchParams, useSite, useUser } from '@heizplatz/router';
import { PARAMETERS_PATH } from '@heizplatz/routes';
import { EmptyState, FailedState, SelectField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { toOptions } from '../../../shared/labels/to-options';
import { useCustomerGroups } from '../../../shared/labels/use-customer-groups';
import { StaffFilters } from '../../../shared/staff-table/staff-filters';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { useCountryChoices, useGroupChoices } from '../../../shared/staff-form/use-choices';
import { CopyForm } from './copy-form';
import { ParameterForm } from './parameter-form';
import { parametersInput } from './parameters-input';
import { ParameterPreview } from './parameter-preview';
import styles from './parameters.module.css';

/** What customers have to choose before they order, what they begin with and what they don't see; it counts at once. */
export function ParametersView() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const input = parametersInput(params, useUser(), useSite().countryId);
  const { query } = input;
  const { data, error, mutate } = useCall(CALLS.parameterRequirements, input);
  const { country = '1', group = '3', customerGroup = '1' } = query;
  const field = (name: string, value: string) => ({ name, size: 'small', defaultValue: value }) as const;
  const scope = `${country}-${group}-${customerGroup}`;
  return (
    <StaffPage
      title={t`Pflichtangaben`}
      lead={<Trans>Was Kunden beim Rechnen und Bestellen wählen müssen. Änderungen gelten sofort.</Trans>}
    >
      <StaffFilters>
        <SelectField {...field('country', country)} label={t`Land`} options={useCountryChoices()} />
        <SelectField {...field('group', group)} label={t`Warengruppe`} options={useGroupChoices()} />
        <SelectField
          {...field('customerGroup', customerGroup)}
          label={t`Kundengruppe`}
          options={toOptions(useCustomerGroups())}
        />
      </StaffFilters>
      {!data && error && (
        <FailedState
          title={t`Die Angaben konnten nicht geladen werden.`}
          onRetry={() => void mutate()}
          retryHref={`${PARAMETERS_PATH}?${params.toString()}`}
          requestId={error.problem.requestId}
        />
      )}
      {data && data.length === 0 && <EmptyState title={t`Bei dieser Ware gibt es nichts zu wählen`}>{null}</EmptyState>}
      {data && data.length > 0 && (
        <div className={styles.columns}>
          <div className={styles.rows}>
            {data.map((row) => (
              <ParameterForm key={`${scope}-${row.Key}-${row.Version}`} row={row} reload={() => mutate()} />
            ))}
          </div>
          <div className={styles.rows}>
            <ParameterPreview rows={data} />
            <CopyForm key={scope} row={data[0]} reload={() => mutate()} />
          </div>
        </div>
      )}
    </StaffPage>
  );
}
