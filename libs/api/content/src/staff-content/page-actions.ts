import { type CallContext, problem } from '@heizplatz/api-platform';
import { PageAction } from '@heizplatz/contract';
import { hasAnyRole, type User } from '@heizplatz/identity';
import type { OpenPage } from './open-page';
import { PAGE_COMMANDS, type PageCommand, type PageCommandName } from './page-commands';
import { getState } from './page-state';

type Versions = Pick<OpenPage, 'versions' | 'newest'>;

/** Why the table does not allow a command on these versions now, in a German sentence; null: it does. */
function getRefusal(command: PageCommandName, { versions, newest }: Versions, now: Date): string | null {
  const { from, guard, refusal }: PageCommand = PAGE_COMMANDS[command];
  if (guard && !guard.holds(versions, now)) return guard.refusal;
  return from.includes(getState(newest, now)) ? null : refusal;
}

function mayExecute(command: PageCommandName, user: User | null): boolean {
  const { by }: PageCommand = PAGE_COMMANDS[command];
  return hasAnyRole(user, by);
}

/** FORBIDDEN and CONFLICT: the table does not allow it now. */
export function checkAllowed(
  command: PageCommandName,
  versions: Versions,
  { user, clock }: Pick<CallContext, 'user' | 'clock'>,
): void {
  if (!mayExecute(command, user)) throw problem('FORBIDDEN');
  const detail = getRefusal(command, versions, clock());
  if (detail !== null) throw problem('CONFLICT', { detail });
}

/** What a page's form offers. */
export const pageActions = (versions: Versions, user: User | null, now: Date): PageAction[] =>
  PageAction.options.filter((action) => mayExecute(action, user) && getRefusal(action, versions, now) === null);
