import type { Order } from '@heizplatz/api-ordering';
import { type CallContext, type Database, type Mail, problem, queueMail } from '@heizplatz/api-platform';
import { CASE_MAIL_HOLD_SECONDS } from '@heizplatz/contract';
import {
  CASE_COMMANDS,
  type CaseCommand,
  type CaseCommandName,
  caseRefusal,
  type CaseRecipientsOf,
} from './case-commands';
import {
  type CaseRow,
  type CommentRow,
  countComments,
  hasDuplicateComment,
  insertComment,
  type NewComment,
  saveFeedback,
  setCommentMail,
} from './case-repository';
import { type CaseChanges, changeCase } from './staff-case-repository';

/** The status of a posted comment (rule WIRE-09) and of submitted feedback (rule ORDER-06). */
export const POSTED = 1;
/** The same again within it is a double click. */
const DEDUPLICATION_MS = 600_000;
const TOO_MANY = 'Zu dieser Stornierung wurde schon sehr viel geschrieben. Bitte rufen Sie uns an.';

type Change = Readonly<Record<string, unknown>> | readonly object[];

/** What one execution of a command writes and which mails it sends; the table defines the rest. */
export type CaseExecution<C extends CaseCommandName> = {
  readonly command: C;
  readonly row: CaseRow;
  /** Input of the guards. */
  readonly order?: Order;
  readonly comment?: Pick<CommentRow, 'author' | 'fkUserId' | 'text'>;
  readonly feedback?: { readonly reason: string; readonly comment: string };
  readonly changes?: Omit<CaseChanges, 'isBooked'>;
  /** Null: the caller notes several executions as one. */
  readonly audited: { readonly before: Change | null; readonly after: Change } | null;
  readonly mails: { readonly [Recipient in CaseRecipientsOf<C>]: () => Mail | Promise<Mail> };
};

/** False: the same was written just now. CONFLICT beyond the conversation's limit. */
async function writeComment(tx: Database, comment: NewComment, maxComments: number | undefined): Promise<boolean> {
  const { orderId, kind, at } = comment;
  if (await hasDuplicateComment(tx, comment, new Date(at.getTime() - DEDUPLICATION_MS))) return false;
  if (maxComments !== undefined && (await countComments(tx, orderId, kind)) >= maxComments)
    throw problem('CONFLICT', { detail: TOO_MANY });
  await insertComment(tx, comment);
  return true;
}

/**
 * Executes a command on a case that the caller has locked, in the caller's transaction: comment, feedback and state, the
 * audit log and the mails, which wait until the answer can no longer be taken back. A comment that was posted just now is not
 * posted again. CONFLICT where the table does not allow it.
 */
export async function executeCaseCommand<C extends CaseCommandName>(
  tx: Database,
  { command: name, row, order, comment, feedback, changes, audited, mails }: CaseExecution<C>,
  context: CallContext,
): Promise<void> {
  const { thread, maxComments, to, isAudited }: CaseCommand = CASE_COMMANDS[name];
  const refusal = caseRefusal(name, row, order ?? null);
  if (refusal !== null) throw problem('CONFLICT', { detail: refusal });
  const [at, { orderId }] = [context.clock(), row];
  if (thread && comment && !(await writeComment(tx, { ...comment, orderId, kind: thread, at }, maxComments))) return;
  if (feedback) await saveFeedback(tx, orderId, { ...feedback, at });
  if (changes) await changeCase(tx, orderId, { ...changes, ...(to && { isBooked: to === 'booked' }) });
  if (isAudited && audited) context.audit.note(audited);
  const notBefore = new Date(at.getTime() + CASE_MAIL_HOLD_SECONDS * 1000);
  for (const compose of Object.values<() => Mail | Promise<Mail>>(mails)) {
    const mailId = await queueMail(tx, await compose(), context, { notBefore });
    if (thread) await setCommentMail(tx, { orderId, kind: thread }, mailId);
  }
}
