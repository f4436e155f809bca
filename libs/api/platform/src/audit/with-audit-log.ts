import type { Call } from '@heizplatz/contract';
import { isStaff, type User } from '@heizplatz/identity';
import type { CallContext } from '../http/calls/define-handler';
import type { RawRequest } from '../http/calls/parse-request';
import { toProblem } from '../http/problems/to-problem';
import { insertAuditLine, insertAuditOutcome } from './audit-repository';
import { isAuditedCall, isPersonalRead } from './audited-calls';
import { redacted, redactedRequest, redactedText } from './redacted';

const getName = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`.trim();

/**
 * Who executes the command, and for whom (rule ROLE-07); null for customers and visitors, whose writes are their own.
 */
function getParties({ user, actor, dealerKey }: CallContext) {
  if (dealerKey) return { actorId: null, actorName: `${dealerKey.dealerName} (Schlüssel ${dealerKey.start}…)` };
  if (!user) return null;
  if (actor) return { actorId: actor.id, actorName: actor.name, forUserId: user.id, forUserName: getName(user) };
  return isStaff(user) ? { actorId: user.id, actorName: getName(user) } : null;
}

async function storeOutcome(auditId: number, result: string, { db, clock, audit, log }: CallContext): Promise<void> {
  const { forUser, dealer, before, after, reason, outcome = result } = audit.taken();
  try {
    await insertAuditOutcome(db, {
      auditId,
      at: clock(),
      outcome,
      ...(forUser && { forUserId: forUser.id, forUserName: forUser.name }),
      ...(dealer && { dealerId: dealer.id, forUserName: forUser?.name ?? dealer.name }),
      ...(before !== undefined && { before: redacted(before) }),
      ...(after !== undefined && { after: redacted(after) }),
      ...(reason !== undefined && { reason: redactedText(reason) }),
    });
  } catch (error) {
    // The command is done and its entry is stored; failing now would cause a repetition.
    log.error({ err: error, auditId, outcome }, 'audit outcome was not kept');
  }
}

/** Reads noted per process; beyond it some are noted again. */
const CACHED_READS = 10_000;

export type UnderAudit = <T>(
  call: Call,
  request: RawRequest,
  context: CallContext,
  action: () => Promise<T>,
) => Promise<T>;

/**
 * Runs the command of a call; if executed by staff, for someone else or by a dealer's program, with an audit entry
 * before it and its outcome after. Reading a customer's data during impersonation creates one entry per session and
 * object: pages read repeatedly. Without an entry, no command: what cannot be logged is not executed.
 */
export function createAudit(): UnderAudit {
  const reads = new Set<string>();
  const cache = (key: string): void => {
    if (reads.size >= CACHED_READS) reads.clear();
    reads.add(key);
  };
  return async function withAuditLog(call, { params, query, body }, context, action) {
    const isRead = context.actor !== null && isPersonalRead(call);
    const parties = isRead || isAuditedCall(call) ? getParties(context) : null;
    if (!parties) return action();
    const request = redactedRequest(call, { params, query, body });
    const key = JSON.stringify([context.familyId, call.id, request]);
    if (isRead && reads.has(key)) return action();
    const { db, clock, requestId, countryId, ip } = context;
    const line = { ...parties, at: clock(), requestId, countryId, ip, callId: call.id, request };
    const auditId = await insertAuditLine(db, line);
    if (isRead) cache(key);
    try {
      const answered = await action();
      await storeOutcome(auditId, 'done', context);
      return answered;
    } catch (error) {
      await storeOutcome(auditId, toProblem(error).code, context);
      throw error;
    }
  };
}
