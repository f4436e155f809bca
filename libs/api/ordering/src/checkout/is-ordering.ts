import type { CallContext } from '@heizplatz/api-platform';
import { runningHere } from './running-here';
import { orderProcesses } from './schema';

/** Whether this browser holds a running order process of any product group on this site. */
export async function isOrdering(context: CallContext): Promise<boolean> {
  const isRunning = runningHere(context);
  if (!isRunning) return false;
  const [running] = await context.db.select({ id: orderProcesses.id }).from(orderProcesses).where(isRunning).limit(1);
  return running !== undefined;
}
