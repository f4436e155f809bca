import { type CallContext, changedFields, type Database, problem, versionConflict } from '@heizplatz/api-platform';
import type { StaffAdvert } from '@heizplatz/contract';
import { hasAnyRole } from '@heizplatz/identity';
import { type AdvertFields, type AdvertRow, lockAdvert, updateAdvert } from '../adverts/advert-repository';
import { ADVERT_COMMANDS, type AdvertCommand, type AdvertCommandName } from './advert-commands';
import { presentAdvert } from './present-advert';

export interface AdvertExecution {
  readonly command: AdvertCommandName;
  /** Written beside the command's own effect. */
  readonly changes?: Partial<AdvertFields>;
}

interface AskedAdvert {
  readonly AdvertId: number;
  readonly Version: number;
}

async function execute(tx: Database, advert: AdvertRow, execution: AdvertExecution, context: CallContext) {
  const { by, from, to, approval }: AdvertCommand = ADVERT_COMMANDS[execution.command];
  const { clock, user, audit } = context;
  if (!hasAnyRole(user, by)) throw problem('FORBIDDEN');
  if (!from.includes(advert.state)) throw problem('CONFLICT', { detail: 'In diesem Zustand geht das nicht.' });
  const now = clock();
  const written = {
    ...execution.changes,
    ...(to && { state: to }),
    ...(approval === 'withdrawn' && { approvedAt: null, approvedBy: null }),
  };
  const approvalChange = approval === 'given' && { approvedAt: now, approvedBy: user?.id ?? null };
  await updateAdvert(tx, advert.id, { ...written, ...approvalChange }, now);
  audit.note({ before: changedFields(advert, written), after: written });
}

/**
 * Executes what `decide` chooses for the advert under its lock. NOT_FOUND: there is none; VERSION_CONFLICT with the newer
 * one; CONFLICT: the table does not allow it in this state.
 */
export async function executeAdvertCommand(
  { AdvertId, Version }: AskedAdvert,
  context: CallContext,
  decide: (tx: Database, advert: AdvertRow) => AdvertExecution | Promise<AdvertExecution>,
): Promise<StaffAdvert> {
  await context.db.transaction(async (tx) => {
    const advert = await lockAdvert(tx, AdvertId);
    if (!advert) throw problem('NOT_FOUND');
    if (advert.version !== Version) throw versionConflict(await presentAdvert(tx, AdvertId, context));
    await execute(tx, advert, await decide(tx, advert), context);
  });
  return presentAdvert(context.db, AdvertId, context);
}
