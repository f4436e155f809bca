import type { StaffCampaignRow } from '@heizplatz/contract';
import { formatDate, formatNumber, siteById } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Chip, PlainLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { campaignPath } from '../../../shared/advert-statistics/advert-paths';
import { CAMPAIGN_TONES, useAdvertLabels, zipRangesText } from '../../../shared/advert-statistics/advert-labels';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';
import { useDeliveredText } from './use-delivered-text';

export function useCampaignColumns(): readonly StaffTableColumn<StaffCampaignRow>[] {
  const { t } = useLingui();
  const site = useSite();
  const deliveredText = useDeliveredText();
  const { campaignStates, types } = useAdvertLabels();
  const getCap = ({ CapImpressions, CapImpressionsPerDay }: StaffCampaignRow) => {
    const perDay = CapImpressionsPerDay && formatNumber(CapImpressionsPerDay, site);
    const parts = [CapImpressions && formatNumber(CapImpressions, site), perDay && t`${perDay} je Tag`];
    return parts.filter(Boolean).join(' · ') || '–';
  };
  return [
    {
      key: 'name',
      title: t`Kampagne`,
      sort: 'name',
      isRowHeader: true,
      cell: ({ Id, Name }) => <PlainLink href={campaignPath(Id)}>{Name}</PlainLink>,
    },
    { key: 'advertiser', title: t`Werbekunde`, sort: 'advertiser', cell: ({ AdvertiserName }) => AdvertiserName },
    {
      key: 'state',
      title: t`Stand`,
      cell: ({ State }) => <Chip tone={CAMPAIGN_TONES[State]}>{campaignStates[State]}</Chip>,
    },
    { key: 'type', importance: 'extra', title: t`Art`, cell: ({ CampaignTypeId }) => types[CampaignTypeId] },
    { key: 'country', title: t`Land`, cell: ({ CountryId }) => siteById(CountryId).iso },
    {
      key: 'starts',
      importance: 'extra',
      title: t`Beginnt`,
      sort: 'starts',
      cell: ({ StartsOn }) => formatDate(StartsOn, site),
    },
    {
      key: 'ends',
      title: t`Endet`,
      sort: 'ends',
      cell: ({ EndsOn }) => (EndsOn ? formatDate(EndsOn, site) : t`bis auf Weiteres`),
    },
    {
      key: 'zips',
      importance: 'extra',
      title: t`Postleitzahlen`,
      wraps: true,
      cell: ({ ZipRanges }) => zipRangesText(ZipRanges) || t`überall`,
    },
    { key: 'cap', importance: 'extra', title: t`Obergrenze`, align: 'end', cell: getCap },
    { key: 'delivered', title: t`Geliefert / Ziel`, sort: 'delivered', align: 'end', cell: deliveredText },
  ];
}
