import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useUser } from '@heizplatz/router';
import { SelectField, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { SyntheticEvent } from 'react';
import { StaffFilters } from '../../shared/staff-table/staff-filters';
import { useCountryChoices } from '../../shared/staff-form/use-choices';
import type { Metric } from './metric-texts';
import { productsInput } from './products-input';
import type { StatisticPage } from './statistic-page';

/** A day is entered in three parts, and a postcode by character: the button applies them, not every change. */
const untilApplied = (event: SyntheticEvent) => event.stopPropagation();

export function StatisticFilters({ page, metric }: { readonly page: StatisticPage; readonly metric: Metric }) {
  const { t } = useLingui();
  const { data: products = [] } = useCall(CALLS.statisticProducts, productsInput(useUser()));
  const { data: dealers = [] } = useCall(CALLS.statisticDealers, { query: { country: page.country } });
  const countries = useCountryChoices().map(({ value, label }): [string, string] => [value, label]);
  const select = (name: 'country' | 'product' | 'dealer' | 'ratePay', label: string, options: [string, string][]) => (
    <SelectField
      size="small"
      name={name}
      label={label}
      defaultValue={page[name]}
      options={options.map(([value, text]) => ({ value, label: text }))}
    />
  );
  const date = (name: 'from' | 'to', label: string) => (
    <TextField size="small" type="date" name={name} label={label} defaultValue={page[name]} onChange={untilApplied} />
  );
  return (
    <StaffFilters>
      {date('from', t`Von`)}
      {date('to', t`Bis`)}
      {select('country', t`Land`, [['', t`alle Länder`], ...countries])}
      {select('product', t`Ware`, [
        ['', t`alles`],
        ...products.map(({ Id, Name }): [string, string] => [String(Id), Name]),
      ])}
      <TextField
        size="small"
        name="zip"
        label={t`Postleitzahl`}
        defaultValue={page.zip}
        maxLength={5}
        inputMode="numeric"
        onChange={untilApplied}
      />
      {select('dealer', t`Händler`, [
        ['', t`alle Händler`],
        ...dealers.map(({ Id, Name }): [string, string] => [String(Id), Name]),
      ])}
      {select('ratePay', t`RatePay`, [
        ['', t`mit und ohne`],
        ['ja', t`nur RatePay`],
        ['nein', t`ohne RatePay`],
      ])}
      <input type="hidden" name="by" value={page.by} />
      {page.state !== '' && <input type="hidden" name="state" value={page.state} />}
      <input type="hidden" name="wert" value={metric} />
    </StaffFilters>
  );
}
