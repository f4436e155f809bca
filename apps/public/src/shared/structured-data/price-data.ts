import type { PlaceMetrics, PricePlace } from '@heizplatz/contract';
import { BRAND, type Site } from '@heizplatz/country';

/**
 * The cheapest offers of one postcode by product in schema.org terms; for larger places a price is a mean, and no
 * offer.
 */
export const priceOffersData = (
  origin: string,
  { currency }: Site,
  place: PricePlace,
  products: readonly PlaceMetrics[],
) =>
  place.ZipCode === ''
    ? []
    : products.map(({ ProductId, ProductName, Price, OfferCount }) => ({
        '@type': 'Product',
        '@id': `${origin}${place.Path}#ware-${ProductId}`,
        name: ProductName,
        offers: {
          '@type': 'AggregateOffer',
          url: origin + place.Path,
          priceCurrency: currency.code,
          lowPrice: Price,
          offerCount: OfferCount,
        },
      }));

interface PriceSeries {
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly products: readonly PlaceMetrics[];
}

/** The daily prices of a place as a data set: what is measured, since when and by whom. */
export const priceSeriesData = (origin: string, site: Site, { path, name, description, products }: PriceSeries) => ({
  '@type': 'Dataset',
  '@id': `${origin}${path}#preise`,
  url: origin + path,
  name,
  description,
  inLanguage: site.htmlLang,
  isAccessibleForFree: true,
  creator: { '@type': 'Organization', name: BRAND, url: origin },
  spatialCoverage: { '@type': 'Place', name: site.countryName },
  ...(products[0] && { dateModified: products[0].DateTime }),
  variableMeasured: products.map(({ ProductName }) => ({
    '@type': 'PropertyValue',
    name: ProductName,
    unitText: `${site.currency.code}/t`,
  })),
});
