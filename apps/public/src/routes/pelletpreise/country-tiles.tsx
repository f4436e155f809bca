import type { PlaceMetrics } from '@heizplatz/contract';
import { formatDate, formatNumber, formatPercent, unitPriceParts } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, Skeleton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { BAGS_ID, LOOSE_ID } from '../../shared/price-data/price-calls';
import { MetricTile, MetricTiles } from '../../shared/price-metrics/metric-tile';
import { differenceParts } from '../../shared/price-metrics/difference-parts';
import { Trend } from '../../shared/price-metrics/trend';

interface CountryTilesProps {
  readonly products: readonly PlaceMetrics[];
  readonly isLoading: boolean;
}

/** The country's metrics of today: loose pellets, their trend, and bags. */
export function CountryTiles({ products, isLoading }: CountryTilesProps) {
  const { t } = useLingui();
  const site = useSite();
  const loose = products.find(({ ProductId }) => ProductId === LOOSE_ID);
  const bags = products.find(({ ProductId }) => ProductId === BAGS_ID);
  if (isLoading) return <WaitingTiles />;
  if (!loose) return null;
  const difference = loose.ThreeMonthDifference;
  return (
    <MetricTiles label={t`Preise heute`}>
      <MetricTile
        label={<Trans>Durchschnitt, lose</Trans>}
        {...unitPriceParts(formatNumber(loose.Price, site, 2), site, 't')}
        note={
          <Trans>
            {formatNumber(loose.OfferCount, site)} Angebote in {formatNumber(loose.ZipCodeCount, site)} Postleitzahlen
          </Trans>
        }
      />
      <MetricTile
        label={<Trans>Zur Vorwoche</Trans>}
        value={<Trend value={loose.Change} text={formatPercent(Math.abs(loose.Change), site)} />}
        note={<Trans>Stand {formatDate(loose.DateTime, site)}</Trans>}
      />
      <MetricTile label={<Trans>Gegen vor 3 Monaten</Trans>} {...differenceParts(difference, site)} />
      {bags && (
        <MetricTile
          label={<Trans>Durchschnitt, Sackware</Trans>}
          {...unitPriceParts(formatNumber(bags.Price, site, 2), site, 't')}
          note={<Trans>{formatNumber(bags.OfferCount, site)} Angebote</Trans>}
        />
      )}
    </MetricTiles>
  );
}

function WaitingTiles() {
  return (
    <MetricTiles label="">
      {[1, 2, 3, 4].map((tile) => (
        <Card as="li" key={tile}>
          <Skeleton width={50} />
          <Skeleton shape="figure" />
        </Card>
      ))}
    </MetricTiles>
  );
}
