import { hashToken } from '@heizplatz/api-identity';
import { type CallContext, type Database, problem } from '@heizplatz/api-platform';
import { orderCookie, ProductGroupId } from '@heizplatz/contract';
import type { User } from '@heizplatz/identity';
import { toViewOf, getProcess, type Process, type ProcessRow } from './process';
import { findProcess, type ProcessKey } from './process-repository';
import { findRunningGroups, type ProcessHolder } from './running-process-repository';

/** How the caller's cookie names a process; undefined without a cookie. */
export function processKey(context: CallContext, productGroupId: number): ProcessKey | undefined {
  const { cookies, countryId, clock } = context;
  const token = cookies.get(orderCookie(productGroupId));
  return token ? { tokenHash: hashToken(token), countryId, productGroupId, now: clock() } : undefined;
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

/** The caller's browser by the cookies of all product groups; undefined: it holds none. */
export function processHolder({
  cookies,
  clock,
  countryId,
}: Pick<CallContext, 'cookies' | 'clock' | 'countryId'>): ProcessHolder | undefined {
  const tokens = ProductGroupId.options.flatMap((id) => cookies.get(orderCookie(id)) ?? []);
  return tokens.length === 0 ? undefined : { tokenHashes: tokens.map(hashToken), countryId, now: clock() };
}

async function runningGroups(context: CallContext): Promise<number[]> {
  const holder = processHolder(context);
  return holder ? findRunningGroups(context.db, holder) : [];
}

/** Whether the caller's browser holds a running order process of any product group on this site. */
export const isOrdering = async (context: CallContext): Promise<boolean> => (await runningGroups(context)).length > 0;

/** The product group of the caller's one running process. Throws NOT_FOUND without one, VALIDATION where several run. */
export async function onlyRunningGroup(context: CallContext): Promise<number> {
  const [group, other] = await runningGroups(context);
  if (group === undefined) throw noProcess();
  if (other !== undefined) throw problem('VALIDATION', { errors: [{ path: 'body.ProductGroupId', code: 'REQUIRED' }] });
  return group;
}

export const noProcess = () => problem('NOT_FOUND', { detail: 'Es gibt keine laufende Bestellung.' });

/** A stored process as somebody sees it. Throws NOT_FOUND when it can't be read any more. */
export function readProcess(row: ProcessRow, user: User | null): Process {
  const process = getProcess(row);
  if (!process) throw noProcess();
  return toViewOf(process, user);
}
