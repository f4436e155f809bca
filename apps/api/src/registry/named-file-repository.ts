import { media, mediaStoreKey } from '@heizplatz/api-content';
import { dealerDocuments } from '@heizplatz/api-dealers';
import { staffExports } from '@heizplatz/api-identity';
import { orderDocuments } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import { inArray, or, sql } from 'drizzle-orm';

const MEDIA = mediaStoreKey('');
const EXPORT = /^order-exports\/([\da-f-]{36})\//;

const ofDocuments = async (db: Database, keys: string[]): Promise<string[]> => {
  const ofOrders = await db
    .select({ key: orderDocuments.storageKey })
    .from(orderDocuments)
    .where(inArray(orderDocuments.storageKey, keys));
  const ofDealers = await db
    .select({ key: dealerDocuments.storageKey })
    .from(dealerDocuments)
    .where(inArray(dealerDocuments.storageKey, keys));
  return [...ofOrders, ...ofDealers].map(({ key }) => key);
};

/** Of the library: a medium, or a narrower copy of one. */
async function ofMedia(db: Database, keys: readonly string[]): Promise<string[]> {
  const requests = keys.filter((key) => key.startsWith(MEDIA)).map((key) => key.slice(MEDIA.length));
  if (requests.length === 0) return [];
  const sizes = sql`select size ->> 'key' from jsonb_array_elements(${media.sizes}) as size`;
  const isCopy = sql`exists (${sizes} where size ->> 'key' = any(${sql.param(requests)}::text[]))`;
  const rows = await db
    .select({ key: media.key, sizes: media.sizes })
    .from(media)
    .where(or(inArray(media.key, requests), isCopy));
  return rows.flatMap(({ key, sizes: copies }) => [key, ...copies.map((copy) => copy.key)]).map(mediaStoreKey);
}

/** Pieces of a file that is being written or fetched. */
async function ofExports(db: Database, keys: readonly string[]): Promise<string[]> {
  const getId = (key: string): string => EXPORT.exec(key)?.[1] ?? '';
  const ids = [...new Set(keys.map(getId))].filter((id) => id !== '');
  if (ids.length === 0) return [];
  const rows = await db.select({ id: staffExports.id }).from(staffExports).where(inArray(staffExports.id, ids));
  const known = new Set(rows.map(({ id }) => id));
  return keys.filter((key) => known.has(getId(key)));
}

/** Those of the keys that a row of the database names. */
export async function findNamedFiles(db: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  return new Set([...(await ofDocuments(db, [...keys])), ...(await ofMedia(db, keys)), ...(await ofExports(db, keys))]);
}
