import { type CallContext, defineHandler, siteDay } from '@heizplatz/api-platform';
import { CALLS, type CallResponse, type CountryId } from '@heizplatz/contract';
import { dayPlus } from '../site/known-prices';
import { wirePrice } from '../site/wire-price';
import { offersNow } from '../daily-prices/offers-today';
import { findPricedPlace } from '../place-prices/price-place';
import { getProductIds } from '../place-prices/product-ids';
import { groupsBelow, type PriceGroup } from './range-groups';
import { placeTwoDays, stateTwoDays, type DaysQuery, type TwoDays } from '../daily-prices/two-days-repository';

type Items = CallResponse<typeof CALLS.rangeLocal>['Items'];

/** The mean of what is known; null where nothing is. */
function mean(cents: readonly (number | null)[]): number | null {
  const known = cents.filter((value) => value !== null);
  return known.length === 0 ? null : Math.round(known.reduce((sum, value) => sum + value, 0) / known.length);
}

/** A group's two items: the day before and the last; a day without a price has none. */
function getItems(
  { title, mapId, link }: PriceGroup,
  {
    productId,
    days,
    offerCount,
    rows,
  }: { productId: number; days: number; offerCount: number; rows: readonly TwoDays[] },
): Items {
  const [first] = rows;
  if (!first) return [];
  const item = { ProductId: productId, GroupTitle: title, MapId: mapId, Link: link };
  const sides = [
    { day: dayPlus(first.day, -days), cents: mean(rows.map((row) => row.centsBefore)), OfferCount: 0 },
    { day: first.day, cents: mean(rows.map((row) => row.cents)), OfferCount: offerCount },
  ];
  return sides.flatMap(({ day, cents, OfferCount }) =>
    cents === null ? [] : [{ ...item, ...wirePrice({ day, cents }), OfferCount }],
  );
}

async function readRows(groups: readonly PriceGroup[], query: DaysQuery, { db }: CallContext) {
  const places = groups.flatMap((group) => (group.state ? [] : group.places));
  const rows = places.length === 0 ? await stateTwoDays(db, query) : await placeTwoDays(db, places, query);
  const entriesByKey = new Map(rows.map((row) => [`${row.productId} ${row.key}`, row]));
  return ({ state, places: own }: PriceGroup, productId: number): TwoDays[] => {
    const keys = state ? [String(state.id)] : own.map(({ zipCode }) => zipCode);
    return keys.flatMap((key) => entriesByKey.get(`${productId} ${key}`) ?? []);
  };
}

function getOffers(countryId: CountryId, { services, clock }: CallContext) {
  const book = services.priceBook.current();
  return ({ places }: Pick<PriceGroup, 'places'>, productId: number) =>
    offersNow(book, { countryId, productId, zipCodes: places.map(({ zipCode }) => zipCode) }, clock());
}

/** GET /api/site/{countryId}/prices/range-local: nothing below a place that the country does not have. */
export const rangeLocal = defineHandler(CALLS.rangeLocal, async ({ params, query }, context) => {
  const { db, clock, services } = context;
  const { countryId } = params;
  const request = await findPricedPlace(db, { ...query, countryId }, services.cache);
  if (!request) return { Items: [] };
  const productIds = getProductIds(query.productIds);
  const offersIn = getOffers(countryId, context);
  const getSize = (places: PriceGroup['places']) => offersIn({ places }, productIds[0] ?? 0).servedCount;
  const groups = await groupsBelow(db, request, { cache: services.cache, getSize });
  const days = { countryId, productIds, days: query.days, today: siteDay(clock()) };
  const findRows = await readRows(groups, days, context);
  return {
    Items: groups.flatMap((group) =>
      productIds.flatMap((productId) => {
        const rows = findRows(group, productId);
        return getItems(group, {
          productId,
          days: query.days,
          offerCount: offersIn(group, productId).offerCount,
          rows,
        });
      }),
    ),
  };
});
