import type { Database } from '@heizplatz/api-platform';
import { getDeliveryRule } from '../zip-codes/delivery-rules';
import { isLivedIn } from './post-office-codes';
import type { GeonamesPlace } from './parse-geonames-line';
import { type GeonamesText, readGeonames } from './read-geonames';
import { findPostcodes, savePostcodes } from '../postcode-repository';

export interface PostcodeImport {
  readonly errors: GeonamesText['errors'];
  readonly added: number;
  readonly updated: number;
}

interface Known {
  readonly countryId: number;
  readonly zipCode: string;
  readonly placeName: string;
}

const getKey = ({ countryId, zipCode }: Known | GeonamesPlace): string => `${countryId}/${zipCode}`;

/** Of several places with one code the one that bears its present name, else the file's first. */
function mainPlaces(places: readonly GeonamesPlace[], names: ReadonlyMap<string, string>): GeonamesPlace[] {
  const main = new Map<string, GeonamesPlace>();
  for (const place of places) {
    const key = getKey(place);
    if (!main.has(key) || place.placeName === names.get(key)) main.set(key, place);
  }
  return [...main.values()];
}

/** Adds counties, finer coordinates and new postcodes from GeoNames' file, without post-office boxes; codes that it lacks stay. All or nothing. */
export async function importPostcodes(db: Database, text: string): Promise<PostcodeImport> {
  const { places, errors } = readGeonames(text);
  if (errors.length > 0) return { errors, added: 0, updated: 0 };
  const livedIn = places.filter((place) => isLivedIn({ ...place, name: place.placeName }));
  return db.transaction(async (tx) => {
    const known: Known[] = await findPostcodes(tx);
    const names = new Map(known.map((row) => [getKey(row), row.placeName]));
    const rows = mainPlaces(livedIn, names).map((place) => ({
      ...place,
      deliveryRule: getDeliveryRule(place.countryId, place.zipCode),
    }));
    await savePostcodes(tx, rows);
    const updated = rows.filter((row) => names.has(getKey(row))).length;
    return { errors, added: rows.length - updated, updated };
  });
}
