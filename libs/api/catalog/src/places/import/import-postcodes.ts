import type { Database } from '@heizplatz/api-platform';
import { getDeliveryRule } from '../zip-codes/delivery-rules';
import { isLivedIn } from './post-office-codes';
import { parseGeonamesLine, type GeonamesPlace } from './parse-geonames-line';
import { findPostcodes, savePostcodes } from '../postcode-repository';

export interface PostcodeImport {
  readonly errors: { readonly line: number; readonly message: string }[];
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
  const errors: { line: number; message: string }[] = [];
  const places = text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '') return [];
    const place = parseGeonamesLine(line);
    if (typeof place !== 'string') return isLivedIn({ ...place, name: place.placeName }) ? [place] : [];
    errors.push({ line: index + 1, message: place });
    return [];
  });
  if (errors.length > 0) return { errors, added: 0, updated: 0 };
  return db.transaction(async (tx) => {
    const known: Known[] = await findPostcodes(tx);
    const names = new Map(known.map((row) => [getKey(row), row.placeName]));
    const rows = mainPlaces(places, names).map((place) => ({
      ...place,
      deliveryRule: getDeliveryRule(place.countryId, place.zipCode),
    }));
    await savePostcodes(tx, rows);
    const updated = rows.filter((row) => names.has(getKey(row))).length;
    return { errors, added: rows.length - updated, updated };
  });
}
