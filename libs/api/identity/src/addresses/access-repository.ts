import type { Database } from '@heizplatz/api-platform';
import { AccessConditions, type Address } from '@heizplatz/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { addressFingerprint } from './address-fingerprint';
import { addressAccess } from './schema';

interface StoredAccess {
  readonly userId: number;
  readonly address: Address;
  readonly conditions: AccessConditions;
  readonly now: Date;
}

/** The latest note on an address applies; it is displayed only to its user. */
export async function storeAccess(db: Database, { userId, address, conditions, now }: StoredAccess): Promise<void> {
  await db
    .insert(addressAccess)
    .values({ userId, addressFingerprint: addressFingerprint(address), conditions, keptAt: now })
    .onConflictDoUpdate({
      target: [addressAccess.userId, addressAccess.addressFingerprint],
      set: { conditions, keptAt: now },
    });
}

interface AddressesOfUser {
  readonly userId: number;
  readonly addresses: readonly Address[];
}

/**
 * The user's access data of one of these addresses, the newest first; null when there is none, or it does not match
 * any more.
 */
export const knownAccess = async (db: Database, query: AddressesOfUser): Promise<AccessConditions | null> =>
  (await lastCheckedAddress(db, query))?.conditions ?? null;

/** The same with the address that it belongs to. */
export async function lastCheckedAddress(
  db: Database,
  { userId, addresses }: AddressesOfUser,
): Promise<{ readonly address: Address; readonly conditions: AccessConditions } | null> {
  if (addresses.length === 0) return null;
  const [row] = await db
    .select({ conditions: addressAccess.conditions, fingerprint: addressAccess.addressFingerprint })
    .from(addressAccess)
    .where(
      and(
        eq(addressAccess.userId, userId),
        inArray(addressAccess.addressFingerprint, [...new Set(addresses.map(addressFingerprint))]),
      ),
    )
    .orderBy(desc(addressAccess.keptAt))
    .limit(1);
  const conditions = v.safeParse(AccessConditions, row?.conditions);
  const address = addresses.find((one) => addressFingerprint(one) === row?.fingerprint);
  return conditions.success && address ? { address, conditions: conditions.output } : null;
}
