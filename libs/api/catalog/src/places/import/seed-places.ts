import { COUNTRY_IDS } from '@heizplatz/country';
import type { Database } from '@heizplatz/api-platform';
import { referencePostcodes } from './reference-postcodes';
import { countriesWithPostcodes, insertPostcodes, saveStates } from '../postcode-repository';
import { STATES } from '../local-pages/state-catalogue';

/** States always; postcodes only while a country has none, so that an import of finer ones stays. */
export async function seedPlaces(db: Database): Promise<void> {
  await saveStates(
    db,
    STATES.map(({ geoCode: _, ...state }) => state),
  );
  const present = await countriesWithPostcodes(db);
  const missing = new Set<number>(COUNTRY_IDS.filter((id) => !present.includes(id)));
  if (missing.size === 0) return;
  await insertPostcodes(
    db,
    referencePostcodes().filter(({ countryId }) => missing.has(countryId)),
  );
}
