import type { StaffSlotRow } from '@heizplatz/contract';
import { formatPercent, siteById } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Chip, PlainLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { slotPath } from '../../../shared/advert-statistics/advert-paths';
import { useAdvertLabels } from '../../../shared/advert-statistics/advert-labels';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';

export function useSlotColumns(): readonly StaffTableColumn<StaffSlotRow>[] {
  const { t } = useLingui();
  const site = useSite();
  const { sizes } = useAdvertLabels();
  const getChances = ({ Chances }: StaffSlotRow) =>
    Chances.map(({ AdvertName, ChancePercent }) => `${AdvertName} ${formatPercent(ChancePercent, site, 1)}`).join(', ');
  return [
    {
      key: 'name',
      title: t`Werbeplatz`,
      sort: 'name',
      isRowHeader: true,
      cell: ({ Id, Name }) => <PlainLink href={slotPath(Id)}>{Name}</PlainLink>,
    },
    { key: 'key', title: t`Schlüssel`, sort: 'key', cell: ({ Key }) => Key },
    { key: 'country', title: t`Land`, sort: 'country', cell: ({ CountryId }) => siteById(CountryId).iso },
    { key: 'page', title: t`Seite`, sort: 'page', cell: ({ Page }) => Page },
    { key: 'size', title: t`Größe`, cell: ({ SlotTypeId }) => sizes[SlotTypeId] },
    {
      key: 'state',
      title: t`Stand`,
      cell: ({ IsOn, Chances }) => {
        if (!IsOn)
          return (
            <Chip tone="bad">
              <Trans>ausgeschaltet</Trans>
            </Chip>
          );
        return Chances.length > 0 ? (
          <Chip tone="good">
            <Trans>belegt</Trans>
          </Chip>
        ) : (
          <Chip tone="warn">
            <Trans>leer</Trans>
          </Chip>
        );
      },
    },
    { key: 'chances', title: t`Chancen heute`, wraps: true, cell: (row) => getChances(row) || '–' },
    {
      key: 'zips',
      title: t`Nach Postleitzahl`,
      cell: ({ AppliesZipFiltering }) => (AppliesZipFiltering ? t`ja` : t`nein`),
    },
  ];
}
