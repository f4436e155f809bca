import { groupName, PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { VatRow } from '@heizplatz/contract';
import { formatLongDate, formatNumber, siteById } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Chip } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';

const TONES = { past: 'sunk', current: 'good', coming: 'info', other: 'sunk' } as const;

export function useRateColumns(): readonly StaffTableColumn<VatRow>[] {
  const { t } = useLingui();
  const site = useSite();
  const phases = { past: t`abgelöst`, current: t`gilt`, coming: t`kommt`, other: t`anderer Stand` };
  return [
    { key: 'country', title: t`Land`, sort: 'Country', cell: ({ CountryId }) => siteById(CountryId).countryName },
    {
      key: 'goods',
      title: t`Ware`,
      sort: 'Group',
      isRowHeader: true,
      cell: ({ ProductGroupId, ProductName }) =>
        [groupName(PRODUCT_GROUPS[ProductGroupId], site.countryId), ProductName].filter(Boolean).join(': '),
    },
    {
      key: 'percent',
      title: t`Satz`,
      align: 'end',
      cell: ({ Percent }) => `${formatNumber(Percent, site, Number.isInteger(Percent) ? 0 : 1)} %`,
    },
    { key: 'from', title: t`Gilt ab`, sort: 'ValidFrom', cell: ({ ValidFrom }) => formatLongDate(ValidFrom, site) },
    { key: 'phase', title: t`Geltung`, cell: ({ Phase }) => <Chip tone={TONES[Phase]}>{phases[Phase]}</Chip> },
  ];
}
