import type { StaffAdvertRow } from '@heizplatz/contract';
import { formatDate, formatNumber, siteById } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Chip, PlainLink } from '@heizplatz/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { advertPath } from '../../../shared/advert-statistics/advert-paths';
import { ADVERT_TONES, useAdvertLabels } from '../../../shared/advert-statistics/advert-labels';
import { clickRateText } from '../../../shared/advert-statistics/daily-metrics';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';

export function useAdvertColumns(): readonly StaffTableColumn<StaffAdvertRow>[] {
  const { t } = useLingui();
  const site = useSite();
  const { states, sizes } = useAdvertLabels();
  const endOf = ({ EndsOn, Slots }: StaffAdvertRow) => {
    if (Slots.length === 0) return '–';
    return EndsOn === null ? t`bis auf Weiteres` : formatDate(EndsOn, site);
  };
  const getSlots = ({ Slots: [first, ...others] }: StaffAdvertRow) => {
    if (first === undefined) return '–';
    return others.length === 0 ? (
      first
    ) : (
      <Plural value={others.length} one={`${first} und # weiterer`} other={`${first} und # weitere`} />
    );
  };
  return [
    {
      key: 'name',
      title: t`Anzeige`,
      sort: 'name',
      isRowHeader: true,
      wraps: true,
      cell: ({ Id, Name }) => <PlainLink href={advertPath(Id)}>{Name}</PlainLink>,
    },
    { key: 'advertiser', title: t`Werbekunde`, sort: 'advertiser', cell: ({ AdvertiserName }) => AdvertiserName },
    {
      key: 'state',
      title: t`Zustand`,
      sort: 'state',
      cell: ({ State }) => <Chip tone={ADVERT_TONES[State]}>{states[State]}</Chip>,
    },
    { key: 'country', title: t`Land`, cell: ({ CountryId }) => siteById(CountryId).iso },
    { key: 'size', importance: 'extra', title: t`Größe`, cell: ({ SlotTypeId }) => sizes[SlotTypeId] },
    { key: 'slots', importance: 'extra', title: t`Plätze`, cell: getSlots },
    { key: 'ends', title: t`Endet`, sort: 'ends', cell: endOf },
    {
      key: 'impressions',
      title: t`Einblendungen`,
      align: 'end',
      cell: ({ Impressions }) => formatNumber(Impressions, site),
    },
    {
      key: 'rate',
      importance: 'extra',
      title: t`Klickrate`,
      sort: 'rate',
      align: 'end',
      cell: ({ Clicks, Impressions }) => clickRateText(Clicks, Impressions, site),
    },
  ];
}
