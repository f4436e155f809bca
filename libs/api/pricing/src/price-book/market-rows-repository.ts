import {
  certifications,
  makers,
  optionGroups,
  options,
  parameterRequirements,
  paymentKinds,
  postcodes,
  products,
  states,
  vatRates,
} from '@heizplatz/api-catalog';
import {
  branches,
  branchOptions,
  dealerPayments,
  dealers,
  deliveryAreas,
  notEndedParts,
  paidPlaces,
  priceBookVersion,
  priceLists,
} from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import { and, asc, getTableColumns, inArray, isNull, max, type SQL, sql } from 'drizzle-orm';
import { cachedParts, cachedRows } from './cached-rows';

/** Everything the price book is made of, as it stands in the database at one moment. */
export type MarketRows = Awaited<ReturnType<typeof readMarket>>;

const readGoods = async (db: Database) => ({
  products: await db.select().from(products).orderBy(asc(products.id)),
  certifications: await db.select().from(certifications).orderBy(asc(certifications.id)),
  options: await db.select().from(options).orderBy(asc(options.position), asc(options.id)),
  optionGroups: await db.select().from(optionGroups),
  paymentKinds: await db.select().from(paymentKinds).orderBy(asc(paymentKinds.id)),
  vatRates: await db.select().from(vatRates).orderBy(asc(vatRates.validFrom)),
  requirements: await db.select().from(parameterRequirements),
  makers: await db.select().from(makers).orderBy(asc(makers.id)),
});

/** The lists that are valid at an instant, and future ones; limited to some branches if `only` is given. */
async function readPriceLists(db: Database, now: Date, only: readonly number[] | undefined) {
  const { validUntil: _, ...columns } = getTableColumns(priceLists);
  const isRequired = only && inArray(priceLists.branchId, [...only]);
  const readPart = (part: SQL) => db.select(columns).from(priceLists).where(and(part, isRequired));
  const [last, ending] = notEndedParts(now);
  return [...(await readPart(last)), ...(await readPart(ending))];
}

/** Locked dealers are omitted with branches and paid places; areas and prices without a branch have no owner. */
async function readSellers(db: Database) {
  const selling = await db.select().from(dealers).where(isNull(dealers.lockedAt)).orderBy(asc(dealers.id));
  const ids = new Set(selling.map(({ id }) => id));
  const isSelling = ({ dealerId }: { readonly dealerId: number }) => ids.has(dealerId);
  const all = await db.select().from(branches).orderBy(asc(branches.dealerId), asc(branches.id));
  const places = await db.select().from(paidPlaces).orderBy(asc(paidPlaces.id));
  return { dealers: selling, branches: all.filter(isSelling), paidPlaces: places.filter(isSelling) };
}

/** Where a branch delivers in a country, as one text ('80331 1 12,80333 1 13': postcode, zone, km): read in half the time of rows. */
function readAreas(db: Database) {
  const { branchId, countryId, zipCode, zone, distanceKm } = deliveryAreas;
  const served = sql<string>`string_agg(${zipCode} || ' ' || ${zone} || ' ' || ${distanceKm}, ',')`;
  return db.select({ branchId, countryId, served }).from(deliveryAreas).groupBy(branchId, countryId);
}

const readPayments = (db: Database) => {
  const { dealerId, position, paymentKindId } = dealerPayments;
  return db.select().from(dealerPayments).orderBy(asc(dealerId), asc(position), asc(paymentKindId));
};

/**
 * What is read again and again of one database: where goods can go is most of all rows, and seldom changes; of prices few
 * branches' do at a time.
 */
export const createMarketRows = () => ({
  postcodes: cachedRows(postcodes, (db) => db.select().from(postcodes)),
  areas: cachedRows(deliveryAreas, readAreas),
  branchOptions: cachedRows(branchOptions, (db) => db.select().from(branchOptions)),
  payments: cachedRows(dealerPayments, readPayments),
  priceLists: cachedParts({
    table: priceLists,
    part: priceLists.branchId,
    getPart: ({ branchId }) => branchId,
    getRead: notEndedParts,
    read: readPriceLists,
  }),
});
export type CachedMarketRows = ReturnType<typeof createMarketRows>;

const readDealers = async (db: Database, now: Date, cached: CachedMarketRows) => ({
  ...(await readSellers(db)),
  areas: await cached.areas(db),
  priceLists: await cached.priceLists(db, now),
  branchOptions: await cached.branchOptions(db),
  payments: await cached.payments(db),
});

/** Reads in one snapshot, so that a change in between is seen whole or not at all. Version 0: no row yet. */
export function readMarket(db: Database, now: Date, cached = createMarketRows()) {
  return db.transaction(
    async (tx) => {
      const [row] = await tx.select({ version: max(priceBookVersion.version) }).from(priceBookVersion);
      return {
        version: row?.version ?? 0,
        states: await tx.select().from(states),
        postcodes: await cached.postcodes(tx),
        ...(await readGoods(tx)),
        ...(await readDealers(tx, now, cached)),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The version that a book would have now. */
export async function readVersion(db: Database): Promise<number> {
  const [row] = await db.select({ version: max(priceBookVersion.version) }).from(priceBookVersion);
  return row?.version ?? 0;
}
