import { type ArticleAction, NewsState } from '@heizplatz/contract';
import { NEWS_ROLES, type Role, ROLES } from '@heizplatz/identity';

export interface ArticleCommand {
  /** Who may execute it: one of these roles is enough. */
  readonly by: readonly Role[];
  /** The states in which it may be executed, in the country whose article is saved; a new article is a draft. */
  readonly from: readonly NewsState[];
  /** The German sentence beside 409 in any other state. */
  readonly refusal: string;
  /** The state of the version that it adds in each country. What was planned before is a draft again. */
  readonly to: NewsState;
  /** When the version counts: at once, at the time that is given, or not yet. */
  readonly counts: 'at once' | 'at its time' | 'not yet';
  /** Whether visitors find an article that they know in the version's place at once. */
  readonly moves: boolean;
  /** Where contents are released by a second person: not with the text that the caller sends. */
  readonly needsSecondPerson?: true;
  /** Sent for the moment in which the version counts. */
  readonly job?: 'flush-contents';
}

const WRITER = { by: [...NEWS_ROLES, ROLES.admin] } as const;
const ALWAYS = { ...WRITER, from: NewsState.options, refusal: '' } as const;
const ON_LIVE = { ...WRITER, from: ['live'], refusal: 'Der Artikel ist für niemanden zu sehen.' } as const;

/**
 * Everything that saving an article can do beside writing it: by whom, in which states, with which version and job afterwards. The executor
 * enforces it and writes the audit log (execute-article-command.ts); what pages offer is computed from
 * it. Drafts are released, planned and put away by the commands of pages (page-commands.ts). Nobody gets a mail. A planned version goes live by its time, without a command.
 */
export const ARTICLE_COMMANDS = {
  draft: { ...ALWAYS, to: 'draft', counts: 'not yet', moves: false },
  publish: { ...ALWAYS, to: 'live', counts: 'at once', moves: true, needsSecondPerson: true },
  plan: {
    ...{ ...ALWAYS, to: 'planned', counts: 'at its time', moves: false, job: 'flush-contents' },
    needsSecondPerson: true,
  },
  withdraw: { ...ON_LIVE, to: 'withdrawn', counts: 'at once', moves: false },
} as const satisfies Readonly<Record<ArticleAction, ArticleCommand>>;
