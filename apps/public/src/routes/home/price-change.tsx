import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { TrendChip } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';

/** A change in percent, rounded to two decimals, against seven days ago (rules SITE-05 and FIGURE-02). */
export function PriceChange({ change }: { change: number }) {
  const site = useSite();
  const amount = formatNumber(Math.abs(change), site, 2);
  if (amount === formatNumber(0, site, 2)) {
    return (
      <TrendChip direction="level">
        <Trans>unverändert in 7 Tagen</Trans>
      </TrendChip>
    );
  }
  return change > 0 ? (
    <TrendChip direction="up">
      <Trans>+{amount} % in 7 Tagen</Trans>
    </TrendChip>
  ) : (
    <TrendChip direction="down">
      <Trans>−{amount} % in 7 Tagen</Trans>
    </TrendChip>
  );
}
