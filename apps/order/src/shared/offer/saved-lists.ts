import type { KeyStorage, ProductGroupId } from '@heizplatz/calculator';
import type { CountryId } from '@heizplatz/country';
import * as v from 'valibot';

/** A saved list (rule OFFER-09): its query, its time, and its price then. */
export const SavedList = v.object({
  /** The configuration as the codec writes it. */
  query: v.pipe(v.string(), v.minLength(1), v.maxLength(600)),
  placeName: v.pipe(v.string(), v.maxLength(100)),
  keptAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The best offer's then, decimal currency. */
  totalPrice: v.pipe(v.number(), v.finite(), v.minValue(0)),
  dealer: v.pipe(v.string(), v.maxLength(200)),
});
export type SavedList = v.InferOutput<typeof SavedList>;

const MAX_STORED = 10;

const storageKey = (countryId: CountryId, groupId: ProductGroupId): string => `hp_kept_${countryId}_${groupId}`;

/** Newest first. Invalid entries are omitted; unavailable storage is treated as empty. */
export function readSavedLists(
  countryId: CountryId,
  groupId: ProductGroupId,
  storage: KeyStorage,
): readonly SavedList[] {
  const stored = v.safeParse(
    v.array(v.unknown()),
    parsed(() => storage.getItem(storageKey(countryId, groupId))),
  );
  if (!stored.success) return [];
  return stored.output.flatMap((item) => {
    const list = v.safeParse(SavedList, item);
    return list.success ? [list.output] : [];
  });
}

/** Saves a list before the others of its group, at most ten; one for the same query replaces the old one. */
export function saveList(countryId: CountryId, groupId: ProductGroupId, list: SavedList, storage: KeyStorage): void {
  const others = readSavedLists(countryId, groupId, storage).filter(({ query }) => query !== list.query);
  write(countryId, groupId, [list, ...others].slice(0, MAX_STORED), storage);
}

export function deleteSavedList(
  countryId: CountryId,
  groupId: ProductGroupId,
  query: string,
  storage: KeyStorage,
): void {
  const others = readSavedLists(countryId, groupId, storage).filter((list) => list.query !== query);
  write(countryId, groupId, others, storage);
}

/** Throws what the storage throws when it is full or switched off. */
function write(countryId: CountryId, groupId: ProductGroupId, lists: readonly SavedList[], storage: KeyStorage): void {
  storage.setItem(storageKey(countryId, groupId), JSON.stringify(lists));
}

function parsed(read: () => string | null): unknown {
  try {
    return JSON.parse(read() ?? '[]');
  } catch {
    return [];
  }
}
