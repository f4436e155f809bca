import { STAFF_LISTS, type StaffCampaignRow } from '@heizplatz/contract';
import { formatDate, formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Chip, PlainLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { campaignPath } from '../../../shared/advert-statistics/advert-paths';
import { CAMPAIGN_TONES, useAdvertLabels, zipRangesText } from '../../../shared/advert-statistics/advert-labels';
import { useDeclaredColumns } from '../../../shared/staff-table/columns/use-declared-columns';
import type { StaffTableColumn } from '../../../shared/staff-table/staff-table-column';
import { useDeliveredText } from './use-delivered-text';

export function useCampaignColumns(): readonly StaffTableColumn<StaffCampaignRow>[] {
  const { t } = useLingui();
  const site = useSite();
  const deliveredText = useDeliveredText();
  const { campaignStates } = useAdvertLabels();
  const getCap = ({ CapImpressions, CapImpressionsPerDay }: StaffCampaignRow) => {
    const perDay = CapImpressionsPerDay && formatNumber(CapImpressionsPerDay, site);
    const parts = [CapImpressions && formatNumber(CapImpressions, site), perDay && t`${perDay} je Tag`];
    return parts.filter(Boolean).join(' · ') || '–';
  };
  return useDeclaredColumns(STAFF_LISTS.staffCampaigns, {
    name: {
      isRowHeader: true,
      cell: ({ Id, Name }) => <PlainLink href={campaignPath(Id)}>{Name}</PlainLink>,
    },
    advertiser: {},
    state: { cell: ({ State }) => <Chip tone={CAMPAIGN_TONES[State]}>{campaignStates[State]}</Chip> },
    type: { importance: 'extra' },
    country: {},
    starts: { importance: 'extra' },
    ends: { cell: ({ EndsOn }) => (EndsOn ? formatDate(EndsOn, site) : t`bis auf Weiteres`) },
    zips: { importance: 'extra', wraps: true, cell: ({ ZipRanges }) => zipRangesText(ZipRanges) || t`überall` },
    cap: { importance: 'extra', cell: getCap },
    delivered: { title: t`Geliefert / Ziel`, cell: deliveredText },
  });
}
