import { hashOfToken } from '@heizplatz/api-identity';
import { type CallContext, type Database, problem } from '@heizplatz/api-platform';
import { orderCookie } from '@heizplatz/contract';
import type { User } from '@heizplatz/identity';
import { asSeenBy, processOf, type Process, type ProcessRow } from './process';
import { findProcess, type ProcessKey } from './process-repository';
import { runningHere } from './running-here';
import { orderProcesses } from './schema';

/** How the caller's cookie names a process; undefined without a cookie. */
export function processKey(context: CallContext, productGroupId: number): ProcessKey | undefined {
  const { cookies, countryId, clock } = context;
  const token = cookies.get(orderCookie(productGroupId));
  return token ? { tokenHash: hashOfToken(token), countryId, productGroupId, now: clock() } : undefined;
}

/** The caller's process of a product group that is not placed yet. Throws NOT_FOUND without one. */
export async function runningProcess(
  context: CallContext,
  productGroupId: number,
  db: Database = context.db,
): Promise<Process> {
  const key = processKey(context, productGroupId);
  const row = key && (await findProcess(db, key));
  if (!row || row.orderId !== null) throw noProcess();
  return readProcess(row, context.user);
}

/** The product group of the caller's one running process. Throws NOT_FOUND without one, VALIDATION where several run. */
export async function onlyRunningGroup(context: CallContext): Promise<number> {
  const here = runningHere(context);
  const { productGroupId } = orderProcesses;
  const rows = here ? await context.db.select({ productGroupId }).from(orderProcesses).where(here).limit(2) : [];
  const [row, other] = rows;
  if (!row) throw noProcess();
  if (other) throw problem('VALIDATION', { errors: [{ path: 'body.ProductGroupId', code: 'REQUIRED' }] });
  return row.productGroupId;
}

export const noProcess = () => problem('NOT_FOUND', { detail: 'Es gibt keine laufende Bestellung.' });

/** A stored process as somebody sees it. Throws NOT_FOUND when it can't be read any more. */
export function readProcess(row: ProcessRow, user: User | null): Process {
  const process = processOf(row);
  if (!process) throw noProcess();
  return asSeenBy(process, user);
}
