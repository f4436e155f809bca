import { users } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { ROLES } from '@heizplatz/identity';
import { and, asc, eq, sql } from 'drizzle-orm';
import { advertisers, advertiserUsers } from '../adverts/schema';

export type AdvertiserRow = typeof advertisers.$inferSelect;
type AdvertiserFields = Omit<typeof advertisers.$inferInsert, 'id' | 'version' | 'createdAt'>;

/** All by name, or the one of an id; each with the e-mail of the account that may see its statistics. */
export function listAdvertisers(db: Database, id?: number) {
  const partner = sql<string | null>`(select ${users}.email from ${advertiserUsers}
    join ${users} on ${users}.id = ${advertiserUsers}.user_id where ${advertiserUsers}.advertiser_id = ${advertisers}.id
    order by ${users}.id limit 1)`;
  return db
    .select({ row: advertisers, partner })
    .from(advertisers)
    .where(id === undefined ? undefined : eq(advertisers.id, id))
    .orderBy(asc(sql`${advertisers.name} collate "und-x-icu"`));
}

export async function findAdvertiser(db: Database, id: number): Promise<AdvertiserRow | undefined> {
  const [row] = await db.select().from(advertisers).where(eq(advertisers.id, id));
  return row;
}

export async function lockAdvertiser(tx: Database, id: number): Promise<AdvertiserRow | undefined> {
  const [row] = await tx.select().from(advertisers).where(eq(advertisers.id, id)).for('update');
  return row;
}

export async function findAdvertiserIdByName(db: Database, name: string): Promise<number | undefined> {
  const [row] = await db.select({ id: advertisers.id }).from(advertisers).where(eq(advertisers.name, name));
  return row?.id;
}

/** Returns its id. */
export async function insertAdvertiser(tx: Database, fields: AdvertiserFields, at: Date): Promise<number> {
  const [added] = await tx
    .insert(advertisers)
    .values({ ...fields, createdAt: at })
    .returning({ id: advertisers.id });
  if (!added) throw new Error('no advertiser was inserted');
  return added.id;
}

/** Raises its version. */
export async function updateAdvertiser(tx: Database, id: number, fields: AdvertiserFields): Promise<void> {
  await tx
    .update(advertisers)
    .set({ ...fields, version: sql`${advertisers.version} + 1` })
    .where(eq(advertisers.id, id));
}

export async function deletePartners(tx: Database, advertiserId: number): Promise<void> {
  await tx.delete(advertiserUsers).where(eq(advertiserUsers.advertiserId, advertiserId));
}

export async function insertPartner(tx: Database, advertiserId: number, userId: number): Promise<void> {
  await tx.insert(advertiserUsers).values({ advertiserId, userId });
}

/** Undefined: no advertising partner has that e-mail. */
export async function findPartnerAccountId(db: Database, email: string): Promise<number | undefined> {
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(sql`lower(${users.email})`, email.toLowerCase()), sql`${ROLES.advertisingPartner} = any(${users.roles})`),
    );
  return account?.id;
}
