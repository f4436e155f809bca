import { type CallContext, problem } from '@heizplatz/api-platform';
import { hasAnyRole, NEWS_ROLES, ROLES, type User } from '@heizplatz/identity';
import type { OpenPage } from './open-page';
import { PAGE_COMMANDS, type PageCommand, type PageCommandName } from './page-commands';
import { getState } from './page-state';

type Caller = Pick<CallContext, 'user' | 'clock' | 'services'>;

/** Whether a second person releases pages, and the caller is the one who wrote the draft. */
export const awaitsSecondPerson = ({ newest }: OpenPage, { user, services }: Caller): boolean =>
  services.config.needsContentApproval && newest.authorId !== null && newest.authorId === user?.id;

/** Why the table does not allow a command on a page now, in a German sentence; null: it does. */
function getRefusal(command: PageCommandName, open: OpenPage, caller: Caller): string | null {
  const { from, guards = [], refusal, needsSecondPerson }: PageCommand = PAGE_COMMANDS[command];
  const now = caller.clock();
  const failed = guards.find(({ holds }) => !holds(open, now));
  if (failed) return failed.refusal;
  if (!from.includes(getState(open.newest, now))) return refusal;
  return needsSecondPerson && awaitsSecondPerson(open, caller)
    ? 'Diesen Entwurf haben Sie geschrieben; freigeben muss ihn jemand anderes.'
    : null;
}

/** Who writes news may do all of it to an article. */
function mayExecute(command: PageCommandName, { page }: OpenPage, user: User | null): boolean {
  const { by }: PageCommand = PAGE_COMMANDS[command];
  return hasAnyRole(user, page.kind === 'news' ? [...NEWS_ROLES, ROLES.admin] : by);
}

/** FORBIDDEN and CONFLICT: the table does not allow it now. */
export function checkAllowed(command: PageCommandName, open: OpenPage, caller: Caller): void {
  if (!mayExecute(command, open, caller.user)) throw problem('FORBIDDEN');
  const detail = getRefusal(command, open, caller);
  if (detail !== null) throw problem('CONFLICT', { detail });
}

/** Those of some commands that the caller may execute on a page now: what its form offers. */
export const pageActions = <const C extends PageCommandName>(
  commands: readonly C[],
  open: OpenPage,
  caller: Caller,
): C[] => commands.filter((name) => mayExecute(name, open, caller.user) && getRefusal(name, open, caller) === null);
