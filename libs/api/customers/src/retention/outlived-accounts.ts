import { users } from '@heizplatz/api-identity';
import { OPEN_STATES, orders } from '@heizplatz/api-ordering';
import {
  ACCOUNT_NOTICE,
  after,
  type Database,
  endedBefore,
  type JobContext,
  queueMail,
  secondsOf,
  TERMS,
} from '@heizplatz/api-platform';
import { CountryId } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { accountEndsMail } from '../account-deletion/account-ends-mail';
import { eraseAccount } from '../account-deletion/erase-account';
import { lockDrafts } from '../account-deletion/forget-customer';

const BATCH = 500;

type Context = Pick<JobContext, 'db' | 'clock' | 'services'>;

const lastUse = (db: Database) => {
  const lastOrder = db
    .select({ at: sql`max(${orders.placedAt})` })
    .from(orders)
    .where(eq(orders.userId, users.id));
  return sql`greatest(${users.createdAt}, ${users.lastLoginAt}, (${lastOrder}))`;
};

/** Customers' accounts that nobody has used for years, and whose orders are over; never those of staff and dealers. */
function isUnused(db: Database, now: Date) {
  const open = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, users.id), inArray(orders.state, [...OPEN_STATES])));
  const before = endedBefore(TERMS.account, now);
  return and(
    eq(users.isGuest, false),
    sql`${users.roles} <@ array[${ROLES.customer}]::text[]`,
    lt(users.createdAt, before),
    sql`${lastUse(db)} < ${before.toISOString()}`,
    notExists(open),
  );
}

async function announce(tx: Database, userId: number, { clock, services }: Context): Promise<void> {
  const now = clock();
  const [told] = await tx
    .update(users)
    .set({ endAnnouncedAt: now })
    .where(and(eq(users.id, userId), isUnused(tx, now)))
    .returning();
  if (!told) return;
  const addressee = { countryId: v.parse(CountryId, told.countryId), to: told.email, config: services.config, now };
  const mail = accountEndsMail(addressee, after(now, secondsOf(ACCOUNT_NOTICE)));
  await queueMail(tx, mail, { services, clock });
}

async function end(tx: Database, userId: number, context: Context): Promise<void> {
  await lockDrafts(tx, userId);
  const [unused] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isUnused(tx, context.clock())))
    .for('update');
  if (!unused) return;
  await eraseAccount(tx, unused, { countryId: v.parse(CountryId, unused.countryId), reason: 'unused' }, context);
}

/** Tells the customers of unused accounts, and ends those that were told and did not come back. */
export async function endAccounts(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const isTold = sql`coalesce(${users.endAnnouncedAt} >= ${lastUse(db)}, false)`;
  const isDue = and(isTold, lt(users.endAnnouncedAt, endedBefore(ACCOUNT_NOTICE, now)));
  for (const [isNext, act] of [
    [isDue, end],
    [sql`not ${isTold}`, announce],
  ] as const) {
    const rows = await db
      .select({ id: users.id })
      .from(users)
      .where(and(isUnused(db, now), isNext))
      .orderBy(users.id)
      .limit(BATCH);
    for (const { id } of rows) await db.transaction((tx) => act(tx, id, context));
  }
}
