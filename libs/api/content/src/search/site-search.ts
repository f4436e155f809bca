import { findPlaces, type PlaceEntry, postcodeIndex, type PostcodeIndex } from '@heizplatz/api-catalog';
import { defineHandler } from '@heizplatz/api-platform';
import { CALLS, type CountryId } from '@heizplatz/contract';
import { listVisible } from '../content-pages/content-repository';
import { findNews, findPages } from './find-contents';
import { findDealersByName } from './find-dealers';
import { findProducts } from './find-products';
import { type Match, getSection } from './match';
import { searchText } from './has-text';

/** Text that distinguishes places of the same name. */
function placeNote({ kind, state, county, seatNote, places }: PlaceEntry): string {
  if (kind === 'state') return '';
  const code = places.length === 1 ? places[0]?.zipCode : undefined;
  return [code, county, state.name, seatNote].filter(Boolean).join(', ');
}

/** A slip of the pen is forgiven where places are looked for, not where everything is. */
function getPlaces(index: PostcodeIndex, countryId: CountryId, text: string): Match[] {
  const { hits, isMistyped } = findPlaces(index, countryId, text);
  return (isMistyped ? [] : hits).map((entry) => ({ Title: entry.name, Note: placeNote(entry), Path: entry.path }));
}

/** GET /api/site/{countryId}/search: what has every word of a text; nothing for a text without one. */
export const siteSearch = defineHandler(CALLS.siteSearch, async ({ params, query }, { db, clock, services }) => {
  const { countryId } = params;
  const terms = searchText(query.text);
  if (terms.length === 0) return { Sections: [] };
  const index = await postcodeIndex(db, services.cache);
  const view = await listVisible(db, { countryId, now: clock() });
  const newest = view.toSorted((a, b) => b.goesLiveAt.getTime() - a.goesLiveAt.getTime());
  return {
    Sections: [
      ...getSection('product', findProducts(countryId, terms)),
      ...getSection('place', getPlaces(index, countryId, query.text)),
      ...getSection('page', findPages(newest, terms)),
      ...getSection('news', findNews(newest, terms)),
      ...getSection('dealer', await findDealersByName(db, index, { countryId, words: terms })),
    ],
  };
});
