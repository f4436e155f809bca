import { users } from '@heizplatz/api-identity';
import {
  type CallContext,
  changedFields,
  type Database,
  defineHandler,
  flushTags,
  problem,
  versionConflict,
} from '@heizplatz/api-platform';
import { CALLS, type CallRequest, type StaffAdvertiser } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { and, asc, eq, sql } from 'drizzle-orm';
import { advertisers, advertiserUsers } from '../adverts/schema';
import { refuseField } from '../staff-adverts/refuse-field';

type Body = CallRequest<typeof CALLS.saveAdvertiser>['body'];

async function listAdvertisers(db: Database, id?: number): Promise<StaffAdvertiser[]> {
  const partner = sql<string | null>`(select ${users}.email from ${advertiserUsers}
    join ${users} on ${users}.id = ${advertiserUsers}.user_id where ${advertiserUsers}.advertiser_id = ${advertisers}.id
    order by ${users}.id limit 1)`;
  const rows = await db
    .select({ row: advertisers, partner })
    .from(advertisers)
    .where(id === undefined ? undefined : eq(advertisers.id, id))
    .orderBy(asc(sql`${advertisers.name} collate "und-x-icu"`));
  return rows.map(({ row, partner: email }) => ({
    Id: row.id,
    Version: row.version,
    Name: row.name,
    Company: row.company,
    Address: row.address,
    ContactName: row.contactName,
    EmailAddress: row.email,
    Website: row.website,
    IsBlocked: row.isBlocked,
    PartnerEmail: email ?? '',
  }));
}

async function advertiserOf(db: Database, id: number): Promise<StaffAdvertiser> {
  const [row] = await listAdvertisers(db, id);
  if (!row) throw problem('NOT_FOUND');
  return row;
}

/** The account that may see its figures becomes the one of this e-mail, or none. */
async function linkPartner(tx: Database, advertiserId: number, email: string): Promise<void> {
  await tx.delete(advertiserUsers).where(eq(advertiserUsers.advertiserId, advertiserId));
  if (email === '') return;
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(sql`lower(${users.email})`, email.toLowerCase()), sql`${ROLES.advertisingPartner} = any(${users.roles})`),
    );
  if (!account) throw refuseField('PartnerEmail', 'ACCOUNT_NXT');
  await tx.insert(advertiserUsers).values({ advertiserId, userId: account.id });
}

const fieldsOf = (body: Body) => ({
  name: body.Name,
  company: body.Company,
  address: body.Address,
  contactName: body.ContactName,
  email: body.EmailAddress,
  website: body.Website,
  isBlocked: body.IsBlocked,
});

async function save(tx: Database, body: Body, { clock, audit }: CallContext): Promise<number> {
  const fields = fieldsOf(body);
  const [taken] = await tx.select({ id: advertisers.id }).from(advertisers).where(eq(advertisers.name, fields.name));
  if (taken && taken.id !== body.AdvertiserId) throw refuseField('Name', 'ADVERTISER_TAKEN');
  if (body.AdvertiserId === null) {
    const [added] = await tx
      .insert(advertisers)
      .values({ ...fields, createdAt: clock() })
      .returning({ id: advertisers.id });
    if (!added) throw new Error('no advertiser was inserted');
    audit.note({ after: { ...fields, partner: body.PartnerEmail } });
    return added.id;
  }
  const [known] = await tx.select().from(advertisers).where(eq(advertisers.id, body.AdvertiserId)).for('update');
  if (!known) throw problem('NOT_FOUND');
  if (known.version !== body.Version) throw versionConflict(await advertiserOf(tx, known.id));
  await tx
    .update(advertisers)
    .set({ ...fields, version: sql`${advertisers.version} + 1` })
    .where(eq(advertisers.id, known.id));
  audit.note({ before: changedFields(known, fields), after: { ...fields, partner: body.PartnerEmail } });
  return known.id;
}

export const staffAdvertisers = defineHandler(CALLS.staffAdvertisers, (_, { db }) => listAdvertisers(db));

/** POST /api/support/werbekunden/speichern. */
export const saveAdvertiser = defineHandler(CALLS.saveAdvertiser, async ({ body }, context) => {
  const id = await context.db.transaction(async (tx) => {
    const advertiserId = await save(tx, body, context);
    await linkPartner(tx, advertiserId, body.PartnerEmail);
    await flushTags(tx, ['adverts']);
    return advertiserId;
  });
  return advertiserOf(context.db, id);
});
