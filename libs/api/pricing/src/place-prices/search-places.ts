import { findPlaces, type PlaceEntry, postcodeIndex } from '@heizplatz/api-catalog';
import { type CallContext, defineHandler } from '@heizplatz/api-platform';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS, type CountryId, type PlaceMatch } from '@heizplatz/contract';
import { offersNow } from '../daily-prices/offers-today';

const LOOSE_PELLETS = PRODUCT_GROUPS[3].defaultProductId;

function presenter(countryId: CountryId, { services, clock }: CallContext): (entry: PlaceEntry) => PlaceMatch {
  const book = services.priceBook.current();
  return ({ kind, name, state, county, seatNote, places, path }) => {
    const zipCodes = places.map(({ zipCode }) => zipCode);
    const { meanCents } = offersNow(book, { countryId, productId: LOOSE_PELLETS, zipCodes }, clock());
    return {
      ...(seatNote !== null && { Note: seatNote }),
      Kind: kind === 'state' ? 'state' : 'town',
      Name: name,
      State: { Name: state.name, FriendlyName: state.friendlyName },
      County: county,
      ZipCode: kind === 'state' ? '' : (zipCodes[0] ?? ''),
      ZipCodeCount: zipCodes.length,
      Path: path,
      Price: meanCents === 0 ? null : meanCents / 100,
    };
  };
}

/** GET /api/site/{countryId}/places: what a text may mean, and what it means without doubt. */
export const searchPlaces = defineHandler(CALLS.searchPlaces, async ({ params, query }, context) => {
  const { countryId } = params;
  const index = await postcodeIndex(context.db, context.services.cache);
  const { hits, meant } = findPlaces(index, countryId, query.text);
  const present = presenter(countryId, context);
  return { Items: hits.map(present), Meant: meant && present(meant) };
});
