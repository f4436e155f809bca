import { users } from '@heizplatz/api-identity';
import { type CallContext, type Database, isEmail } from '@heizplatz/api-platform';
import { and, eq, isNull } from 'drizzle-orm';
import { runningHere } from '../checkout/running-here';
import { orderProcesses } from '../checkout/schema';

/**
 * The guest to whom this browser's running order belongs, if it gives the same e-mail again: one whose session has ended
 * goes on where it was. It takes both the browser's secret cookie and the e-mail; customers have to log in.
 */
export async function guestOfRunningProcess(
  db: Database,
  email: string,
  context: CallContext,
): Promise<number | undefined> {
  const isRunning = runningHere(context);
  if (!isRunning) return undefined;
  const [guest] = await db
    .select({ id: users.id })
    .from(orderProcesses)
    .innerJoin(users, eq(users.id, orderProcesses.userId))
    .where(and(isRunning, eq(users.isGuest, true), isNull(users.lockedAt), isEmail(users.email, email)))
    .limit(1);
  return guest?.id;
}
