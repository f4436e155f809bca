import { type KnownPlace, type PostcodeIndex, postcodeIndex, stateByName, STATES } from '@heizplatz/api-catalog';
import { placeFinder, presentState } from '@heizplatz/api-dealers';
import { type CallContext, type Database, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS, type CallResponse, type CallRequest, type DealerCard } from '@heizplatz/contract';
import { dealerOrder, type DealerSort } from './dealer-order';
import { countBranches, findDealers } from './dealer-repository';
import { getPage } from './get-page';
import { presentCard } from './present-card';
import { countDealersByState, findServing, type ServedArea } from './served-repository';
import { soldGoods } from './sold-goods';

type Query = CallRequest<typeof CALLS.dealers>;
type States = CallResponse<typeof CALLS.dealers>['States'];

const PAGE_SIZE = 12;

/** NOT_FOUND for a state or postcode that the country has not, and for a postcode that lies in another state. */
function getPlace({ params, query }: Query, index: PostcodeIndex) {
  const { countryId } = params;
  const state = query.stateName === '' ? undefined : stateByName(countryId, query.stateName);
  if (query.stateName !== '' && !state) throw problem('NOT_FOUND');
  const place = query.zipCode === '' ? undefined : index.find(countryId, query.zipCode);
  if (query.zipCode !== '' && !place) throw problem('NOT_FOUND');
  if (state && place && place.stateId !== state.id) throw problem('NOT_FOUND');
  return { state, place };
}

async function readCards(context: CallContext, area: ServedArea, index: PostcodeIndex): Promise<DealerCard[]> {
  const { db, services } = context;
  const serving = await findServing(db, area);
  const ids = serving.map(({ dealerId }) => dealerId);
  const rows = new Map((await findDealers(db, ids)).map((row) => [row.id, row]));
  const branchCounts = await countBranches(db, ids);
  const sold = soldGoods(services.priceBook.current());
  return serving.flatMap(({ dealerId, zipCodeCount, distanceKm, nearestPlace }) => {
    const row = rows.get(dealerId);
    if (!row) return [];
    return presentCard({
      row,
      place: row.countryId === area.countryId ? index.find(row.countryId, row.zipCode) : undefined,
      branchCount: branchCounts.get(dealerId) ?? 0,
      sold: sold.get(dealerId),
      zipCodeCount,
      distanceKm: area.zipCode === undefined ? null : distanceKm,
      distancePlace: area.zipCode === undefined ? null : nearestPlace,
    });
  });
}

/**
 * The cards of a country or state in an order, cached for all pages of it; its other orders share the cards. Of a postcode,
 * where dealers are few and lists many, they are computed each time.
 */
async function sortedCards(
  context: CallContext,
  area: ServedArea,
  index: PostcodeIndex,
  sort: DealerSort,
): Promise<readonly DealerCard[]> {
  const read = () => readCards(context, area, index);
  if (area.zipCode !== undefined) return (await read()).toSorted(dealerOrder(sort));
  const { cache } = context.services;
  const key = `cards ${area.countryId} ${area.stateId ?? 'all'}`;
  return cache.object(CALLS.dealers, `${key} ${sort}`, async () => {
    const cards = await cache.object(CALLS.dealers, key, read);
    return cards.toSorted(dealerOrder(sort));
  });
}

/**
 * Cached apart from the lists that contain them, since counting reads every delivery area of the country, and there is a list
 * for each place.
 */
const getStates = ({ db, services }: CallContext, countryId: number): Promise<States> =>
  services.cache.object(CALLS.dealers, `dealers by state ${countryId}`, () => countStates(db, countryId));

async function countStates(db: Database, countryId: number): Promise<States> {
  const counts = await countDealersByState(db, countryId);
  return STATES.filter((state) => state.countryId === countryId).map(({ id, name, friendlyName }) => ({
    Name: name,
    FriendlyName: friendlyName,
    DealerCount: counts.get(id) ?? 0,
  }));
}

const presentPlace = (place: KnownPlace | undefined) =>
  place ? { ZipCode: place.zipCode, Name: place.placeName, DeliveryRule: place.deliveryRule } : null;

/**
 * GET /api/site/{countryId}/dealers: cached by the call cache only, so that a change of a dealer is visible at once.
 */
export const dealers = defineHandler(CALLS.dealers, async (query, context) => {
  const { db, services } = context;
  const { countryId } = query.params;
  const { page, sort } = query.query;
  const index = await postcodeIndex(db, services.cache);
  const { state, place } = getPlace(query, index);
  const area: ServedArea = {
    countryId,
    ...(place ? { zipCode: place.zipCode } : state && { stateId: state.id }),
  };
  const cards = await sortedCards(context, area, index, sort === 'distance' && !place ? 'name' : sort);
  return {
    ...getPage(cards, page, PAGE_SIZE),
    State: place
      ? presentState(placeFinder(index, countryId)(place))
      : state
        ? { Name: state.name, FriendlyName: state.friendlyName }
        : null,
    Place: presentPlace(place),
    States: await getStates(context, countryId),
  };
});
