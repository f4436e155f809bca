import { orderCookie } from '@heizplatz/contract';
import type { Database } from '../database/database';
import type { CallContext } from '../http/define-handler';
import { problem } from '../http/problem';
import { hashOfToken } from '../identity/opaque-token';
import { asSeenBy, processOf, type Process } from './process';
import { findProcess, type ProcessKey } from './process-repository';

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
  if (!row || row.orderId !== null) throw problem('NOT_FOUND', { detail: 'Es gibt keine laufende Bestellung.' });
  return asSeenBy(processOf(row), context.user);
}
