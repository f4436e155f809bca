import { type InspectedChange, inspectCorrection } from '@heizplatz/api-finance';
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
import { type ApprovalRow, findCountryOf, findHeld, insertApproval, needsApproval } from './approval-repository';

interface GuardedChange {
  readonly kind: ApprovalKind;
  /** Absent: each request of the call. */
  readonly isGuarded?: (body: unknown) => boolean;
  /** Absent: the kind's switch alone decides, and a request has no key. Runs in the transaction that makes the change. */
  readonly inspect?: (tx: Database, body: unknown, at: Date) => Promise<InspectedChange | null>;
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
  [CALLS.addCommissionCorrection.id, { kind: 'corrections', inspect: inspectCorrection }],
]);

const WAITS = 'Gespeichert zur Freigabe: Die Änderung gilt, sobald eine zweite Person sie freigibt.';
const REFUSED = 'Diese Änderung hat eine zweite Person abgelehnt.';

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

interface Request {
  readonly request: RawRequest;
  /** With the transaction that makes the change. */
  readonly context: CallContext;
}
type Held = Pick<ApprovalRow, 'id' | 'state'>;

const otherContent = () =>
  problem('IDEMPOTENCY_MISMATCH', { detail: 'Diese Änderung wurde schon mit anderem Inhalt gesendet.' });

/** The approval of the same request that was held before; null: none was. */
async function findRepeated(handler: Handler, key: string | null, { request, context }: Request): Promise<Held | null> {
  if (key === null) return null;
  const held = await findHeld(context.db, { callId: handler.call.id, key, body: request.body });
  if (held && !held.isSame) throw otherContent();
  return held ?? null;
}

async function storeChange(
  handler: Handler,
  { kind, key }: { readonly kind: ApprovalKind; readonly key: string | null },
  { request, context }: Request,
): Promise<Held> {
  const { db, clock, user } = context;
  if (!user) throw problem('UNAUTHENTICATED');
  const { params, query, body } = request;
  const differences = await tryChange(handler, request, context);
  const id = await insertApproval(db, {
    kind,
    callId: handler.call.id,
    idempotencyKey: key,
    countryId: await findCountryOf(db, body),
    request: { params: params ?? {}, query: query ?? {}, body },
    differences,
    requestedById: user.id,
    requestedByName: `${user.firstName} ${user.lastName}`.trim(),
    requestedAt: clock(),
  });
  if (id === null) throw otherContent();
  return { id, state: 'pending' };
}

/** What stores the change for a second person instead of making it; null: one is enough. */
async function holdChange(handler: Handler, guarded: GuardedChange, sent: Request): Promise<Held | null> {
  const { request, context } = sent;
  const { db, clock, user } = context;
  if (!user || guarded.isGuarded?.(request.body) === false) return null;
  const seen = (await guarded.inspect?.(db, request.body, clock())) ?? null;
  if (seen?.isDone) return null;
  const key = seen?.key ?? null;
  const repeated = await findRepeated(handler, key, sent);
  if (repeated) return repeated;
  if (!seen?.isForTwo && !(await needsApproval(db, guarded.kind))) return null;
  return storeChange(handler, { kind: guarded.kind, key }, sent);
}

/** CONFLICT: with ApprovalId while the change waits. */
function heldProblem({ id: ApprovalId, state }: Held) {
  if (state === 'refused') return problem('CONFLICT', { detail: REFUSED });
  return problem('CONFLICT', { detail: WAITS, context: { ApprovalId } });
}

/** One transaction decides and makes the change, so that what was inspected is still so. */
function guardHandler(handler: Handler): Handler {
  const guarded = GUARDED.get(handler.call.id);
  if (!guarded) return handler;
  return {
    ...handler,
    answer: async (request, outer) => {
      const outcome = await outer.db.transaction(async (tx) => {
        const context = { ...outer, db: tx };
        const held = await holdChange(handler, guarded, { request, context });
        return held ? { held } : { held: null, response: await handler.answer(request, context) };
      });
      if (outcome.held === null) return outcome.response;
      outer.audit.note({ outcome: HELD_OUTCOME, after: { ApprovalId: outcome.held.id } });
      throw heldProblem(outcome.held);
    },
  };
}

/**
 * The same handlers, of which those of rates, adverts and corrections hold a change for a second person where
 * that is switched on or needed anyway; and those that list what waits and decide on it, by the handlers as they were given.
 */
export function withApprovals(handlers: readonly Handler[]): readonly Handler[] {
  const byCall = new Map(
    handlers.filter(({ call }) => GUARDED.has(call.id)).map((handler) => [handler.call.id, handler]),
  );
  return [...handlers.map(guardHandler), ...createApprovalsHandlers((callId) => byCall.get(callId))];
}
