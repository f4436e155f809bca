import type { StaffCampaignRow } from '@heizplatz/contract';
import { formatNumber, formatPercent } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';

/** '12.400 / 200.000 (6,2 %)'; without a target what was delivered alone. */
export function useDeliveredText(): (campaign: Pick<StaffCampaignRow, 'Impressions' | 'TargetImpressions'>) => string {
  const site = useSite();
  return ({ Impressions, TargetImpressions }) => {
    const delivered = formatNumber(Impressions, site);
    if (TargetImpressions === null) return delivered;
    const share = formatPercent((100 * Impressions) / TargetImpressions, site, 1);
    return `${delivered} / ${formatNumber(TargetImpressions, site)} (${share})`;
  };
}
