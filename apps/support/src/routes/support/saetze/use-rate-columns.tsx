import { groupName, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { STAFF_LISTS, type VatRow } from '@heizplatz/contract';
import { formatLongDate, formatNumber, siteById } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Chip } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useDeclaredColumns } from '../../../shared/staff-table/columns/use-declared-columns';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';

const TONES = { past: 'sunk', current: 'good', coming: 'info', other: 'sunk' } as const;

export function useRateColumns(): readonly StaffTableColumn<VatRow>[] {
  const { t } = useLingui();
  const site = useSite();
  const { labels } = STAFF_LISTS.vatRates.columns.phase;
  return useDeclaredColumns(STAFF_LISTS.vatRates, {
    country: { cell: ({ CountryId }) => siteById(CountryId).countryName },
    goods: {
      isRowHeader: true,
      cell: ({ ProductGroupId, ProductName }) =>
        [groupName(PRODUCT_GROUPS[ProductGroupId], site.countryId), ProductName].filter(Boolean).join(': '),
    },
    percent: {
      title: t`Satz`,
      cell: ({ Percent }) => `${formatNumber(Percent, site, Number.isInteger(Percent) ? 0 : 1)} %`,
    },
    from: { cell: ({ ValidFrom }) => formatLongDate(ValidFrom, site) },
    phase: { cell: ({ Phase }) => <Chip tone={TONES[Phase]}>{labels[Phase]}</Chip> },
  });
}
