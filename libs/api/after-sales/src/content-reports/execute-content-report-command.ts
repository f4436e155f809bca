import { type CallContext, type Database, type Mail, problem, queueMail } from '@heizplatz/api-platform';
import {
  type OpenContentReport,
  CONTENT_REPORT_COMMANDS,
  type ContentReportActor,
  type ContentReportCommand,
  type ContentReportCommandName,
} from './content-report-commands';
import { addAnswer, getResponses, type NewAnswer, type ContentReportRow } from './report-repository';

type RecipientOf<C extends ContentReportCommandName> = (typeof CONTENT_REPORT_COMMANDS)[C]['mails'][number];
/** Sees the report after the command; null: nothing can or is to be sent. */
type MailComposer = (row: ContentReportRow) => Mail | null | Promise<Mail | null>;

interface ExecutionOf<C extends ContentReportCommandName> {
  readonly command: C;
  readonly state: (typeof CONTENT_REPORT_COMMANDS)[C]['to'][number];
  readonly appealUntil: Date | null;
  readonly answer: Pick<NewAnswer, 'outcome' | 'text'>;
  /** For the audit log. */
  readonly reason?: string;
  /** Beside the report's own rows, within the same transaction. */
  readonly write?: (tx: Database) => Promise<void>;
  /** In the order in which they are sent. */
  readonly mails: { readonly [R in RecipientOf<C>]: MailComposer };
}
/** The compiler refuses one that lacks a mail of its command's row, or leads to a state that is not in it. */
export type ContentReportExecution = { [C in ContentReportCommandName]: ExecutionOf<C> }[ContentReportCommandName];

const isBy = (by: ContentReportCommand['by'], actor: ContentReportActor): boolean =>
  by === 'parties' ? actor.by !== 'staff' : actor.by === 'staff' && by.some((role) => actor.roles.includes(role));

/** Whether the table allows a command on a report at this moment. */
export function isAllowed(
  command: ContentReportCommandName,
  report: OpenContentReport,
  actor: ContentReportActor,
  now: Date,
): boolean {
  const { by, from, guard }: ContentReportCommand = CONTENT_REPORT_COMMANDS[command];
  return isBy(by, actor) && from.includes(report.row.state) && (guard?.holds(report, actor, now) ?? true);
}

/** The decision that a report waits for; null: none. */
export const awaitedDecision = ({ state }: Pick<ContentReportRow, 'state'>): 'decide' | 'decideAppeal' | null =>
  (['decide', 'decideAppeal'] as const).find((command) =>
    CONTENT_REPORT_COMMANDS[command].from.some((from) => from === state),
  ) ?? null;

/** The member of staff who calls. */
export const staffActor = ({ user }: Pick<CallContext, 'user'>): ContentReportActor => ({
  ...{ by: 'staff', userId: user?.id ?? null, roles: user?.roles ?? [] },
});

/** Throws FORBIDDEN or CONFLICT where the table does not allow it. */
function checkAllowed(
  command: ContentReportCommandName,
  report: OpenContentReport,
  actor: ContentReportActor,
  now: Date,
): void {
  const { by, guard }: ContentReportCommand = CONTENT_REPORT_COMMANDS[command];
  if (isAllowed(command, report, actor, now)) return;
  if (!isBy(by, actor)) throw problem('FORBIDDEN');
  const { code, detail } = guard?.refusal ?? { code: 'CONFLICT' };
  const context = { State: report.row.state };
  throw problem(code, { ...(detail && { detail }), ...(code === 'CONFLICT' && { context }) });
}

/**
 * Executes what `decide` chooses for a report that the caller has locked, in the caller's transaction; null: it was done
 * already. Throws FORBIDDEN or CONFLICT where the table does not allow it.
 */
export async function executeContentReportCommand(
  tx: Database,
  row: ContentReportRow,
  actor: ContentReportActor,
  context: CallContext,
  decide: (report: OpenContentReport) => ContentReportExecution | null,
): Promise<void> {
  const now = context.clock();
  const report = { row, answers: await getResponses(tx, row.id) };
  const execution = decide(report);
  if (!execution) return;
  checkAllowed(execution.command, report, actor, now);
  const { command, state, appealUntil, answer: response, reason, write, mails } = execution;
  const { answer: kind, isAudited }: ContentReportCommand = CONTENT_REPORT_COMMANDS[command];
  const userId = actor.by === 'staff' ? actor.userId : null;
  await write?.(tx);
  await addAnswer(tx, { ...response, reportId: row.id, kind, by: actor.by, userId, at: now }, { state, appealUntil });
  const after = { ...row, state, appealUntil };
  for (const compose of Object.values<MailComposer>(mails)) {
    const mail = await compose(after);
    if (mail) await queueMail(tx, mail, context);
  }
  if (isAudited)
    context.audit.note({
      before: { state: row.state },
      after: { state, outcome: response.outcome },
      ...(reason !== undefined && { reason }),
    });
}
