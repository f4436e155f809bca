import { type Role, ROLES } from '@heizplatz/identity';
import { appealUntil } from './appeal-until';
import type { AnswerRow, ContentReportRow } from './report-repository';
import type { ContentReportParty } from './content-report-token';

type ContentReportState = ContentReportRow['state'];

/** Who executes a command: a member of staff, or a party by the link in its mail. */
export type ContentReportActor =
  | { readonly by: 'staff'; readonly userId: number | null; readonly roles: readonly string[] }
  | { readonly by: ContentReportParty };

/** What a guard sees of a report. */
export interface OpenContentReport {
  readonly row: ContentReportRow;
  /** Decisions and appeals, the oldest first. */
  readonly answers: readonly AnswerRow[];
}

export interface ContentReportCommand {
  /** Staff of these roles, one of which is enough; or the parties, each by its link. */
  readonly by: readonly Role[] | 'parties';
  readonly from: readonly ContentReportState[];
  /** What must hold beside the state; `refusal` is what is thrown otherwise. */
  readonly guard?: {
    readonly holds: (report: OpenContentReport, actor: ContentReportActor, now: Date) => boolean;
    readonly refusal: { readonly code: 'CONFLICT' | 'FORBIDDEN'; readonly detail: string };
  };
  /** The states that it may lead to; the execution selects one. */
  readonly to: readonly ContentReportState[];
  /** What is added to the report. */
  readonly answer: AnswerRow['kind'];
  /** Who may get a mail, in the same transaction; each as far as an address is known. */
  readonly mails: readonly (ContentReportParty | 'support' | 'appellant')[];
  /** Whether the audit log gets state, outcome and reason. */
  readonly isAudited: boolean;
}

const BY_STAFF = {
  by: [ROLES.dealerSupport, ROLES.admin],
  answer: 'decision',
  mails: ['reporter', 'concerned'],
  isAudited: true,
} as const;

/** DSA 20 (6) requires a non-arbitrary decision on an appeal: a different member of staff makes it. */
const OTHER_DECIDER = {
  holds: ({ answers }: OpenContentReport, actor: ContentReportActor): boolean =>
    actor.by !== 'staff' || !answers.some(({ userId }) => userId !== null && userId === actor.userId),
  refusal: {
    code: 'FORBIDDEN',
    detail: 'Über eine Beschwerde entscheidet jemand anderes als über die Meldung. Bitte übergeben Sie sie.',
  },
} as const;

const APPEAL_OPEN = {
  holds: ({ row, answers }: OpenContentReport, { by }: ContentReportActor, now: Date): boolean =>
    by !== 'staff' && appealUntil(row, by, answers, now) !== null,
  refusal: { code: 'CONFLICT', detail: 'Eine Beschwerde ist hier nicht (mehr) möglich.' },
} as const;

/**
 * Everything that can be done to a content report once it was sent: by whom, in which states, on which condition, with which
 * answer, states, mails and entry in the audit log. The executor enforces it (execute-content-report-command.ts); what pages offer is
 * computed from it (isAllowed there).
 */
export const CONTENT_REPORT_COMMANDS = {
  decide: { ...BY_STAFF, from: ['open'], to: ['decided'] },
  decideAppeal: { ...BY_STAFF, from: ['appealed'], guard: OTHER_DECIDER, to: ['decided', 'closed'] },
  /** DSA 20: once a party, until six months after the decision. */
  appeal: {
    by: 'parties',
    from: ['decided'],
    guard: APPEAL_OPEN,
    to: ['appealed'],
    answer: 'appeal',
    mails: ['support', 'appellant'],
    isAudited: false,
  },
} as const satisfies Readonly<Record<string, ContentReportCommand>>;

export type ContentReportCommandName = keyof typeof CONTENT_REPORT_COMMANDS;
