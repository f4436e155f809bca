import type { StaffSlotRow } from '@heizplatz/contract';
import { formatPercent, siteById } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Chip, PlainLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { slotPath } from '../../../shared/advert-statistics/advert-paths';
import { useAdvertLabels } from '../../../shared/advert-statistics/advert-labels';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';

/** Adverts named in a row; the slot's page has all of them. */
const MAX_CHANCES = 2;

export function useSlotColumns(): readonly StaffTableColumn<StaffSlotRow>[] {
  const { t } = useLingui();
  const site = useSite();
  const { sizes } = useAdvertLabels();
  const getChances = ({ Chances }: StaffSlotRow) => {
    const greatest = Chances.toSorted((a, b) => b.ChancePercent - a.ChancePercent).slice(0, MAX_CHANCES);
    const text = greatest
      .map(({ AdvertName, ChancePercent }) => `${AdvertName} ${formatPercent(ChancePercent, site, 1)}`)
      .join(', ');
    const others = Chances.length - greatest.length;
    return others > 0 ? t`${text} und ${others} weitere` : text;
  };
  return [
    {
      key: 'name',
      title: t`Werbeplatz`,
      sort: 'name',
      isRowHeader: true,
      cell: ({ Id, Name }) => <PlainLink href={slotPath(Id)}>{Name}</PlainLink>,
    },
    { key: 'key', importance: 'extra', title: t`Schlüssel`, sort: 'key', cell: ({ Key }) => Key },
    { key: 'country', title: t`Land`, sort: 'country', cell: ({ CountryId }) => siteById(CountryId).iso },
    { key: 'page', title: t`Seite`, sort: 'page', cell: ({ Page }) => Page },
    { key: 'size', importance: 'extra', title: t`Größe`, cell: ({ SlotTypeId }) => sizes[SlotTypeId] },
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
      importance: 'extra',
      title: t`Nach Postleitzahl`,
      cell: ({ AppliesZipFiltering }) => (AppliesZipFiltering ? t`ja` : t`nein`),
    },
  ];
}
