import type { Database } from '@heizplatz/api-platform';
import { sql } from 'drizzle-orm';
import { deliveryRuleOf } from '../zip-codes/delivery-rules';
import { isLivedIn } from './post-office-codes';
import { parseGeonamesLine, type GeonamesPlace } from './parse-geonames-line';
import { postcodes } from '../schema';

export interface PostcodeImport {
  readonly errors: { readonly line: number; readonly message: string }[];
  readonly added: number;
  readonly updated: number;
}

/** Each row has eight columns, and a statement 65,535 parameters. */
const BLOCK_ROWS = 5000;

interface Known {
  readonly countryId: number;
  readonly zipCode: string;
  readonly placeName: string;
}

const keyOf = ({ countryId, zipCode }: Known | GeonamesPlace): string => `${countryId}/${zipCode}`;

/** Of several places with one code the one that bears its present name, else the file's first. */
function mainPlaces(places: readonly GeonamesPlace[], names: ReadonlyMap<string, string>): GeonamesPlace[] {
  const main = new Map<string, GeonamesPlace>();
  for (const place of places) {
    const key = keyOf(place);
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
    const known: Known[] = await tx.select().from(postcodes);
    const names = new Map(known.map((row) => [keyOf(row), row.placeName]));
    const rows = mainPlaces(places, names).map((place) => ({
      ...place,
      deliveryRule: deliveryRuleOf(place.countryId, place.zipCode),
    }));
    for (let from = 0; from < rows.length; from += BLOCK_ROWS) {
      await tx
        .insert(postcodes)
        .values(rows.slice(from, from + BLOCK_ROWS))
        .onConflictDoUpdate({
          target: [postcodes.countryId, postcodes.zipCode],
          set: {
            placeName: sql`excluded.place_name`,
            stateId: sql`excluded.state_id`,
            county: sql`excluded.county`,
            latitude: sql`excluded.latitude`,
            longitude: sql`excluded.longitude`,
          },
        });
    }
    const updated = rows.filter((row) => names.has(keyOf(row))).length;
    return { errors, added: rows.length - updated, updated };
  });
}
