import {
  auditDifferences,
  type CallContext,
  createAuditNotes,
  type Database,
  type Handler,
  HELD_OUTCOME,
  problem,
  type RawRequest,
} from '@heizplatz/api-platform';
import { type ApprovalKind, type AuditDifference, CALLS } from '@heizplatz/contract';
import { createApprovalsHandlers } from './answer-approvals';
import { findCountryOf, insertApproval, needsApproval } from './approval-repository';

interface GuardedChange {
  readonly kind: ApprovalKind;
  /** Absent: each request of the call. */
  readonly isGuarded?: (body: unknown) => boolean;
}

const isApproval = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Reflect.get(body, 'Act') === 'approve';

/** Calls whose changes wait for a second person where their kind is switched on; prices wait as price files (decision 0110). */
const GUARDED: ReadonlyMap<string, GuardedChange> = new Map([
  [CALLS.addVatRate.id, { kind: 'rates' }],
  [CALLS.removeVatRate.id, { kind: 'rates' }],
  [CALLS.saveCommissionRate.id, { kind: 'rates' }],
  [CALLS.setAdvertState.id, { kind: 'adverts', isGuarded: isApproval }],
  // A pause protects visitors and takes effect at once.
  [CALLS.saveCampaign.id, { kind: 'adverts' }],
  [CALLS.extendCampaign.id, { kind: 'adverts' }],
]);

const WAITS = 'Gespeichert zur Freigabe: Die Änderung gilt, sobald eine zweite Person sie freigibt.';

/** Undoes the transaction of a trial. */
class TrialEnded extends Error {}

/** What a change would do now, with all its checks, which throw as ever; undone at once. */
async function tryChange(handler: Handler, request: RawRequest, context: CallContext): Promise<AuditDifference[]> {
  const audit = createAuditNotes();
  const trial = async (tx: Database) => {
    await handler.answer(request, { ...context, audit, db: tx });
    throw new TrialEnded();
  };
  await context.db.transaction(trial).catch((error: unknown) => {
    if (!(error instanceof TrialEnded)) throw error;
  });
  const { before, after } = audit.taken();
  return auditDifferences(before, after);
}

/** Throws CONFLICT with ApprovalId once the change was stored for a second person; returns where none is needed. */
async function holdChange(
  handler: Handler,
  guarded: GuardedChange,
  { request, context }: { readonly request: RawRequest; readonly context: CallContext },
): Promise<void> {
  const { db, clock, user } = context;
  if (!user || guarded.isGuarded?.(request.body) === false) return;
  if (!(await needsApproval(db, guarded.kind))) return;
  const { params, query, body } = request;
  const differences = await tryChange(handler, request, context);
  const ApprovalId = await insertApproval(db, {
    kind: guarded.kind,
    callId: handler.call.id,
    countryId: await findCountryOf(db, body),
    request: { params: params ?? {}, query: query ?? {}, body },
    differences,
    requestedById: user.id,
    requestedByName: `${user.firstName} ${user.lastName}`.trim(),
    requestedAt: clock(),
  });
  context.audit.note({ outcome: HELD_OUTCOME, after: { ApprovalId } });
  throw problem('CONFLICT', { detail: WAITS, context: { ApprovalId } });
}

function guardHandler(handler: Handler): Handler {
  const guarded = GUARDED.get(handler.call.id);
  if (!guarded) return handler;
  return {
    ...handler,
    answer: async (request, context) => {
      await holdChange(handler, guarded, { request, context });
      return handler.answer(request, context);
    },
  };
}

/**
 * The same handlers, of which those of rates and adverts hold a change for a second person where that is
 * switched on; and those that list what waits and decide on it, by the handlers as they were given.
 */
export function withApprovals(handlers: readonly Handler[]): readonly Handler[] {
  const byCall = new Map(
    handlers.filter(({ call }) => GUARDED.has(call.id)).map((handler) => [handler.call.id, handler]),
  );
  return [...handlers.map(guardHandler), ...createApprovalsHandlers((callId) => byCall.get(callId))];
}
