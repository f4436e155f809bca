import { PRODUCTS } from '@heizplatz/api-catalog';
import { type Database, problem } from '@heizplatz/api-platform';
import { findSeries, knownPrices, productNameIn } from '@heizplatz/api-pricing';
import { isProductGroupId, PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { CALLS, CallResponse, CallRequest } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { pricePeriods } from './price-periods';

type Query = CallRequest<typeof CALLS.pressPrices>['query'];

/** Prices are stored per 100 l or, for all goods sold by weight, per t; pallet goods per t too. */
const TONNE = 't';

function getGoods(productId: number) {
  const product = PRODUCTS.find(({ id }) => id === productId);
  const groupId = product?.productGroupId;
  if (!product || groupId === undefined || !isProductGroupId(groupId)) throw problem('NOT_FOUND');
  const { isPallet, priceUnit, comparisonAmount, unit } = PRODUCT_GROUPS[groupId];
  return { product, PriceUnit: isPallet ? TONNE : priceUnit.name, Amount: comparisonAmount, AmountUnit: unit };
}

/**
 * A country's series for the request, up to an ISO day. Throws NOT_FOUND for unknown goods, VALIDATION for swapped
 * ends.
 */
export async function readPriceSeries(
  db: Database,
  { country, product: productId, from, to, by }: Query,
  today: string,
): Promise<CallResponse<typeof CALLS.pressPrices>> {
  if (from !== '' && to !== '' && to < from)
    throw problem('VALIDATION', { errors: [{ path: 'query.to', code: 'DATE_ORDER' }] });
  const { product, ...units } = getGoods(productId);
  const ids = PRODUCTS.flatMap(({ id }) => id ?? []);
  const all = await findSeries(db, { kind: 'country', countryId: country, places: [] }, ids);
  const series = all.get(productId);
  const known = series ? knownPrices(series, series.firstDay, today) : [];
  return {
    CountryId: country,
    Currency: siteById(country).currency.code,
    ...units,
    ProductId: productId,
    ProductName: productNameIn(product, country),
    Products: PRODUCTS.flatMap((one) =>
      one.id !== undefined && all.has(one.id) ? { Id: one.id, Name: productNameIn(one, country) } : [],
    ),
    KnownFrom: known[0]?.day ?? null,
    KnownTo: known.at(-1)?.day ?? null,
    Rows: pricePeriods(
      known.filter(({ day }) => day >= from && (to === '' || day <= to)),
      by,
    ),
  };
}
