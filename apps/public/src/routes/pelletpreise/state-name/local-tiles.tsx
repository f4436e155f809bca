import { useCall } from '@heizplatz/api-client';
import type { PlaceMetrics, PricePlace } from '@heizplatz/contract';
import { formatNumber, formatPercent, unitPriceParts } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { BAGS_ID, LOOSE_ID, PRICE_CALLS } from '../../../shared/price-data/price-calls';
import { MetricTile, MetricTiles } from '../../../shared/price-metrics/metric-tile';
import { differenceParts } from '../../../shared/price-metrics/difference-parts';
import { Trend } from '../../../shared/price-metrics/trend';
import { getRegion } from './local-prices';

/** The place's own metrics, and beside them those of the next larger region under its own name. */
export function LocalTiles({ place, products }: { place: PricePlace; products: readonly PlaceMetrics[] }) {
  const { t } = useLingui();
  const site = useSite();
  const own =
    products.find(({ ProductId }) => ProductId === LOOSE_ID) ?? products.find(({ ProductId }) => ProductId === BAGS_ID);
  if (!own) return null;
  const offers = formatNumber(own.OfferCount, site);
  const difference = own.ThreeMonthDifference;
  return (
    <MetricTiles label={t`Preise heute`}>
      <MetricTile
        label={
          place.ZipCode ? <Trans>Günstigstes Angebot</Trans> : <Trans>Durchschnitt der günstigsten Angebote</Trans>
        }
        {...unitPriceParts(formatNumber(own.Price, site, 2), site, 't')}
        note={
          place.ZipCode ? (
            <Trans>
              {own.ProductName}, aus {offers} Angeboten
            </Trans>
          ) : (
            <Trans>
              {offers} Angebote in {formatNumber(own.ZipCodeCount, site)} Postleitzahlen
            </Trans>
          )
        }
      />
      <RegionTile place={place} productId={own.ProductId} />
      <MetricTile
        label={<Trans>Zur Vorwoche</Trans>}
        value={<Trend value={own.Change} text={formatPercent(Math.abs(own.Change), site)} />}
        note={own.ProductName}
      />
      <MetricTile
        label={<Trans>Gegen vor 3 Monaten</Trans>}
        {...differenceParts(difference, site)}
        note={own.ProductName}
      />
    </MetricTiles>
  );
}

/** A place's state, a state's country; left out when it is not known. */
function RegionTile({ place, productId }: { place: PricePlace; productId: number }) {
  const site = useSite();
  const { call, input } = PRICE_CALLS(site.countryId).metrics(getRegion(place));
  const { data } = useCall(call, input);
  const metrics = data?.Products.find(({ ProductId }) => ProductId === productId);
  if (!data || !metrics) return null;
  return (
    <MetricTile
      label={<Trans>Durchschnitt {data.Place.Name}</Trans>}
      {...unitPriceParts(formatNumber(metrics.Price, site, 2), site, 't')}
      note={<Trans>aus {formatNumber(metrics.OfferCount, site)} Angeboten</Trans>}
    />
  );
}
