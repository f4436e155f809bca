import { users } from '@heizplatz/api-identity';
import { type Database, isEmail } from '@heizplatz/api-platform';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { orderProcesses } from './schema';

/** The browser that holds the cookies of order processes, on one site. */
export interface ProcessHolder {
  readonly tokenHashes: readonly string[];
  readonly countryId: number;
  readonly now: Date;
}

/** Neither placed nor expired. */
const isRunning = ({ tokenHashes, countryId, now }: ProcessHolder) =>
  and(
    inArray(orderProcesses.tokenHash, [...tokenHashes]),
    eq(orderProcesses.countryId, countryId),
    gt(orderProcesses.expiresAt, now),
    isNull(orderProcesses.orderId),
  );

/** Product groups of active processes, two at most: the caller checks whether there is any, or exactly one. */
export async function findRunningGroups(db: Database, holder: ProcessHolder): Promise<number[]> {
  const { productGroupId } = orderProcesses;
  const rows = await db.select({ productGroupId }).from(orderProcesses).where(isRunning(holder)).limit(2);
  return rows.map((row) => row.productGroupId);
}

/** The guest with this e-mail to whom a running process belongs. */
export async function findRunningGuest(
  db: Database,
  email: string,
  holder: ProcessHolder,
): Promise<number | undefined> {
  const [guest] = await db
    .select({ id: users.id })
    .from(orderProcesses)
    .innerJoin(users, eq(users.id, orderProcesses.userId))
    .where(and(isRunning(holder), eq(users.isGuest, true), isNull(users.lockedAt), isEmail(users.email, email)))
    .limit(1);
  return guest?.id;
}
