import { postcodes } from '@heizplatz/api-catalog';
import { priceSeries } from '@heizplatz/api-dealers';
import { type Database, epochDay, insertRows, acquireAdvisoryLock } from '@heizplatz/api-platform';
import { buildInPlace, type MeasuredPrices, measurePrices, placeFactors } from '@heizplatz/api-pricing';
import type { CountryId } from '@heizplatz/contract';
import { SITES } from '@heizplatz/country';
import { and, eq, sql } from 'drizzle-orm';
import { placeHistory, stateHistory, type PlaceHistory } from './local-history';
import type { SeriesRow } from './make-price-series';
import type { RandomStreams } from '../random/random-streams';

interface Frame {
  /** ISO; the series of the countries end there. */
  readonly today: string;
  readonly random: RandomStreams;
}

const COUNTRY_IDS = Object.values(SITES).map(({ countryId }) => countryId);

const getKey = (countryId: number, zipCode: string) => `${countryId}/${zipCode}`;

async function readPoints(db: Database) {
  const { countryId, zipCode, latitude, longitude } = postcodes;
  const rows = await db.select({ countryId, zipCode, latitude, longitude }).from(postcodes);
  return new Map(rows.map((row) => [getKey(row.countryId, row.zipCode), row]));
}

/** Beyond it the invented level is not what the offers cost (goods that few sell): then the whole series is moved. */
const TOLERANCE = 0.002;

/** The country's series ends with what its offers cost today, like every later day's. */
async function endToday(
  db: Database,
  countryId: CountryId,
  today: string,
  { productId, countryCents }: MeasuredPrices,
): Promise<SeriesRow | undefined> {
  const isIt = and(
    eq(priceSeries.countryId, countryId),
    eq(priceSeries.placeKind, 'country'),
    eq(priceSeries.productId, productId),
  );
  const [row] = await db.select().from(priceSeries).where(isIt);
  const last = row?.dailyCents.at(-1) ?? 0;
  if (!row || last === 0 || epochDay(row.firstDay) + row.dailyCents.length - 1 !== epochDay(today)) return undefined;
  const ratio = countryCents / last;
  const factor = Math.abs(ratio - 1) > TOLERANCE ? ratio : 1;
  const before = row.dailyCents.slice(0, -1).map((cents) => Math.round(cents * factor));
  const dailyCents = [...before, countryCents];
  await db.update(priceSeries).set({ dailyCents }).where(isIt);
  return { ...row, dailyCents };
}

/** Millions of numbers: as one text, cut to pieces by the database. */
async function insertPlaces(
  db: Database,
  { countryId, productId, today }: { countryId: CountryId; productId: number; today: string },
  { zipCodes, factors, firstWeek, weeks, weekly }: PlaceHistory,
): Promise<void> {
  const flat = `{${weekly.join(',')}}`;
  await db.execute(sql`
    insert into ${placeFactors} (country_id, zip_code, product_id, first_week, weekly, first_day, daily)
    select ${countryId}, zip_code, ${productId}, ${firstWeek},
           (all_weeks.flat)[(place - 1) * ${weeks}::int + 1 : place * ${weeks}::int], ${today}::date, array[factor]
    from (select ${flat}::int[] as flat offset 0) all_weeks,
         unnest(${sql.param([...zipCodes])}::text[], ${sql.param([...factors])}::int[]) with ordinality
           as p(zip_code, factor, place)`);
}

/**
 * The history of states and postcodes, on the first start: it ends with what the made-up offers cost there today, so that
 * the daily job carries on without a step. Countries' series are there already.
 */
export async function seedDemoPrices(db: Database, { today, random }: Frame): Promise<void> {
  const now = new Date(`${today}T11:00:00Z`);
  await db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'demo prices');
    const [known] = await tx.select({ zipCode: placeFactors.zipCode }).from(placeFactors).limit(1);
    if (known) return;
    const book = await buildInPlace(tx, now, { creditCountries: [] });
    const points = await readPoints(tx);
    for (const countryId of COUNTRY_IDS) {
      for (const measured of measurePrices(book, countryId, now)) {
        const country = await endToday(tx, countryId, today, measured);
        if (!country) continue;
        await insertRows(tx, priceSeries, stateHistory(random, country, measured));
        const getPoint = (zipCode: string) => points.get(getKey(countryId, zipCode)) ?? { latitude: 0, longitude: 0 };
        const { productId } = measured;
        const history = placeHistory(country.firstDay, today, measured, getPoint);
        if (history.zipCodes.length > 0) await insertPlaces(tx, { countryId, productId, today }, history);
      }
    }
  });
}
