import {
  actionName,
  type CallContext,
  type Database,
  defineHandler,
  type Handler,
  problem,
} from '@heizplatz/api-platform';
import { APPROVAL_KINDS, CALLS, type CallResponse, findRefusal } from '@heizplatz/contract';
import * as v from 'valibot';
import { approvalList, presentApproval } from './approval-list';
import {
  type ApprovalRow,
  getApprovalKinds,
  lockApproval,
  readSettings,
  saveSetting,
  updateApproval,
} from './approval-repository';

const Request = v.object({ params: v.unknown(), query: v.unknown(), body: v.unknown() });

const toFields = (noted: unknown): object => (typeof noted === 'object' && noted !== null ? noted : {});

type FindHandler = (callId: string) => Handler | undefined;

/** Of a release in which other calls waited. */
const GONE = 'Das wartet inzwischen an anderer Stelle. Bitte ablehnen und die Änderung noch einmal eingeben.';

/** Makes the change of somebody else in the transaction that approves it. */
async function makeChange(handler: Handler | undefined, row: ApprovalRow, context: CallContext): Promise<void> {
  const { user } = context;
  if (!handler) throw problem('CONFLICT', { detail: GONE });
  const refusal = findRefusal(handler.call.access, user);
  if (refusal) throw problem(refusal);
  if (row.requestedById === user?.id)
    throw problem('CONFLICT', { detail: 'Das ist Ihre eigene Änderung. Freigeben muss sie jemand anderes.' });
  await handler.answer(v.parse(Request, row.request), context);
}

/** What was approved stands beside what its handler has noted: the fields that it really changed. */
function noteDecision(
  row: ApprovalRow,
  { state, reason }: { readonly state: ApprovalRow['state']; readonly reason: string },
  audit: CallContext['audit'],
): void {
  const { before, after } = audit.taken();
  audit.note({
    ...(reason && { reason }),
    forUser: { id: row.requestedById, name: row.requestedByName },
    before: { state: row.state, ...toFields(before) },
    after: { state, act: actionName(row.callId), ...toFields(after) },
  });
}

const decideApproval = (findHandler: FindHandler) =>
  defineHandler(CALLS.decideApproval, async ({ body }, context) => {
    const { db, user, clock, audit } = context;
    const decided = await db.transaction(async (tx) => {
      const row = await lockApproval(tx, body.ApprovalId);
      if (!row || !getApprovalKinds(user).includes(row.kind)) throw problem('NOT_FOUND');
      if (row.state !== 'pending') throw problem('CONFLICT', { detail: 'Darüber ist schon entschieden.' });
      if (body.Accepts) await makeChange(findHandler(row.callId), row, { ...context, db: tx });
      const state = body.Accepts ? 'approved' : 'refused';
      noteDecision(row, { state, reason: body.Reason }, audit);
      return updateApproval(tx, row.id, {
        state,
        decidedByName: `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim(),
        decidedAt: clock(),
        reason: body.Reason || null,
      });
    });
    return presentApproval(decided, context);
  });

async function presentSettings(db: Database): Promise<CallResponse<typeof CALLS.approvalSettings>> {
  const rows = new Map((await readSettings(db)).map((row) => [row.kind, row]));
  const Settings = APPROVAL_KINDS.map((Kind) => {
    const row = rows.get(Kind);
    return {
      Kind,
      IsOn: row?.isOn ?? false,
      ChangedBy: row?.changedByName ?? null,
      ChangedAt: row?.changedAt.toISOString() ?? null,
    };
  });
  return { Settings };
}

const approvalSettings = defineHandler(CALLS.approvalSettings, (_, { db }) => presentSettings(db));

const saveApprovalSetting = defineHandler(CALLS.saveApprovalSetting, async ({ body }, context) => {
  const { db, user, clock, audit } = context;
  audit.note({ reason: body.Reason, before: { isOn: !body.IsOn }, after: { isOn: body.IsOn } });
  const changedByName = `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim();
  await saveSetting(db, { kind: body.Kind, isOn: body.IsOn, changedByName, changedAt: clock() });
  return presentSettings(db);
});

/** `findHandler` has those that make the changes, without their guard. */
export const createApprovalsHandlers = (findHandler: FindHandler): readonly Handler[] => [
  ...approvalList.handlers,
  decideApproval(findHandler),
  approvalSettings,
  saveApprovalSetting,
];
