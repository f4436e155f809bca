import { type KnownPlace, type PostcodeIndex, postcodeIndex, stateByName, STATES } from '@heizplatz/api-catalog';
import { placeFinder, presentState } from '@heizplatz/api-dealers';
import { type CallCache, type Database, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS, type CallResponse, type CallRequest, type DealerCard } from '@heizplatz/contract';
import * as v from 'valibot';
import { dealerOrder } from './dealer-order';
import { countBranches, findDealers, findSoldGoods } from './dealer-repository';
import { getPage } from './get-page';
import { presentCard } from './present-card';
import { countDealersByState, findServing, type ServedArea } from './served-repository';

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

async function readCards(db: Database, now: Date, area: ServedArea, index: PostcodeIndex): Promise<DealerCard[]> {
  const serving = await findServing(db, area);
  const ids = serving.map(({ dealerId }) => dealerId);
  const rows = new Map((await findDealers(db, ids)).map((row) => [row.id, row]));
  const branchCounts = await countBranches(db, ids);
  const sold = await findSoldGoods(db, { ids, now });
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
 * Cached apart from the lists that contain them, since counting reads every delivery area of the country, and there is a list
 * for each place.
 */
async function getStates(db: Database, cache: CallCache, countryId: number): Promise<States> {
  const count = async () => JSON.stringify(await countStates(db, countryId));
  const json = await cache.answer(CALLS.dealers, `dealers by state ${countryId}`, count);
  return v.parse(CALLS.dealers.response.entries.States, JSON.parse(json));
}

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
export const dealers = defineHandler(CALLS.dealers, async (query, { db, clock, services }) => {
  const { countryId } = query.params;
  const { page, sort } = query.query;
  const now = clock();
  const index = await postcodeIndex(db, now);
  const { state, place } = getPlace(query, index);
  const area: ServedArea = {
    countryId,
    ...(place ? { zipCode: place.zipCode } : state && { stateId: state.id }),
  };
  const cards = await readCards(db, now, area, index);
  const order = dealerOrder(sort === 'distance' && !place ? 'name' : sort);
  return {
    ...getPage(cards.toSorted(order), page, PAGE_SIZE),
    State: place
      ? presentState(placeFinder(index, countryId)(place))
      : state
        ? { Name: state.name, FriendlyName: state.friendlyName }
        : null,
    Place: presentPlace(place),
    States: await getStates(db, services.cache, countryId),
  };
});
