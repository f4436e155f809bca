import { insertAuditLine, insertAuditOutcome } from '@heizplatz/api-platform';
import type { RegistryContext } from './registry-context';
import { toRegistryError } from './to-registry-error';

interface TeamAction<T> {
  /** As the staff's calls are named, so that the log calls both the same. */
  readonly callId: 'publishRelease' | 'switchRelease' | 'startCanary' | 'promoteCanary' | 'rollBackRelease';
  readonly request: Readonly<Record<string, unknown>>;
  readonly reason?: string;
  readonly run: () => Promise<T>;
  /** What the log shows of the outcome. */
  readonly describe: (outcome: T) => { readonly before?: object; readonly after?: object };
}

/** The audit log asks for a country; a remote is of all three. */
const COUNTRY_ID = 1;

/** Runs a team's action with an entry in the audit log before it and its outcome after: without an entry, no action. */
export async function withTeamAudit<T>(action: TeamAction<T>, context: RegistryContext): Promise<T> {
  const { callId, request, reason, run, describe } = action;
  const { db, clock, token, requestId, ip, log } = context;
  const auditId = await insertAuditLine(db, {
    ...{ at: clock(), requestId, countryId: COUNTRY_ID, ip, actorId: null },
    ...{ actorName: `Team ${token.team} (Token ${token.id})`, callId, request },
  });
  const store = async (outcome: string, states: object = {}) => {
    try {
      await insertAuditOutcome(db, { auditId, at: clock(), outcome, ...states, ...(reason && { reason }) });
    } catch (error) {
      // The action is done, and its entry is stored; failing now would cause a repetition.
      log.error({ err: error, auditId, outcome }, 'audit outcome was not stored');
    }
  };
  try {
    const outcome = await run();
    await store('done', describe(outcome));
    return outcome;
  } catch (error) {
    await store(toRegistryError(error).code);
    throw error;
  }
}
