import { SelectField, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { SyntheticEvent } from 'react';
import { useCountryChoices } from '../../../shared/staff-form/use-choices';
import { StaffFilters } from '../../../shared/staff-table/staff-filters';
import type { PressPage } from './press-page';
import styles from './press.module.css';

/** A day is entered in three parts: the button applies it, not every change. */
const untilApplied = (event: SyntheticEvent) => event.stopPropagation();

interface SeriesFiltersProps {
  readonly page: PressPage;
  readonly products: readonly { readonly Id: number; readonly Name: string }[];
}

export function SeriesFilters({ page, products }: SeriesFiltersProps) {
  const { t } = useLingui();
  const names = products.map(({ Id, Name }) => ({ value: String(Id), label: Name }));
  const isListed = names.some(({ value }) => value === page.product);
  const date = (name: 'from' | 'to', label: string) => (
    <TextField
      size="small"
      type="date"
      name={name}
      label={label}
      defaultValue={page[name]}
      onChange={untilApplied}
      className={styles.date}
    />
  );
  return (
    <StaffFilters>
      <SelectField
        size="small"
        name="country"
        label={t`Land`}
        defaultValue={page.country}
        options={useCountryChoices()}
      />
      <SelectField
        key={`${page.country}-${names.length}`}
        size="small"
        name="product"
        label={t`Ware`}
        defaultValue={page.product}
        options={isListed ? names : [{ value: page.product, label: t`keine dieser Waren` }, ...names]}
      />
      {date('from', t`Von`)}
      {date('to', t`Bis`)}
      <input type="hidden" name="by" value={page.by} />
    </StaffFilters>
  );
}
