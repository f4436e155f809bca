import { type PageAction, type PageArchiveAction, PageState } from '@heizplatz/contract';
import { type Role, ROLES } from '@heizplatz/identity';
import type { OpenPage } from './open-page';
import { findVisibleVersion, wasEverVisible } from './page-state';
import { isFixedPath } from './reserved-paths';

interface PageGuard {
  readonly holds: (open: OpenPage, now: Date) => boolean;
  /** The German sentence beside 409. */
  readonly refusal: string;
}

export interface PageCommand {
  /** Who may execute it: one of these roles is enough. */
  readonly by: readonly Role[];
  /** The states of the newest version in which it may be executed. */
  readonly from: readonly PageState[];
  /** What must hold beside the state. */
  readonly guards?: readonly PageGuard[];
  /** The state of the version that it writes. */
  readonly to: PageState;
  /** The version that it writes: the newest, one behind it, or the draft (one behind the newest where that is none); none. */
  readonly writes: 'newest' | 'added' | 'draft' | null;
  /** The German sentence beside 409 in any other state. */
  readonly refusal: string;
  /** Where pages are released by a second person: not by who wrote the version. */
  readonly needsSecondPerson?: true;
  /** Sent with the version, for the moment in which it goes live. */
  readonly job?: 'publish-planned';
}

const EDITOR = { by: [ROLES.editor, ROLES.admin] } as const;
const ON_DRAFT = { ...EDITOR, from: ['draft'], writes: 'newest', refusal: 'Es gibt keinen Entwurf.' } as const;
const ON_PLANNED = { ...EDITOR, from: ['planned'], writes: 'newest', refusal: 'Es ist nichts geplant.' } as const;
const UNLESS_PLANNED = {
  ...EDITOR,
  from: ['draft', 'live', 'withdrawn'],
  refusal: 'Diese Fassung ist geplant. Heben Sie die Planung zuerst auf.',
} as const;
const isVisible = ({ versions }: OpenPage, now: Date): boolean => findVisibleVersion(versions, now) !== undefined;
const IS_SHOWN: PageGuard = { holds: isVisible, refusal: 'Die Seite ist für niemanden zu sehen.' };
const IS_HIDDEN: PageGuard = {
  holds: (open, now) => !isVisible(open, now),
  refusal: 'Besucher sehen die Seite. Ziehen Sie sie zuerst zurück.',
};
const HAS_OWN_PATH: PageGuard = {
  holds: ({ page }) => !isFixedPath(page.path),
  refusal: 'Andere Seiten, Mails und Papiere nennen diese Adresse; die Seite bleibt deshalb.',
};
const IS_NO_RECORD: PageGuard = {
  holds: ({ page, versions }, now) => page.kind !== 'legal' || !wasEverVisible(versions, now),
  refusal: 'Ein Rechtstext, der einmal galt, bleibt mit seinen Fassungen erhalten.',
};
const IS_ACTIVE: PageGuard = {
  holds: ({ page }) => page.archivedAt === null,
  refusal: 'Die Seite ist archiviert. Holen Sie sie zuerst aus dem Archiv.',
};
const IS_ARCHIVED: PageGuard = {
  holds: ({ page }) => page.archivedAt !== null,
  refusal: 'Die Seite ist nicht archiviert.',
};

/**
 * Every command of a page: who may execute it, in which states of its newest version, and the version, state and job
 * afterwards. The executor enforces it and writes the audit log (execute-page-command.ts); what pages offer is
 * computed from it. No mail is sent. A planned version goes live at its time (page-state.ts), without a command.
 */
export const PAGE_COMMANDS = {
  publish: { ...ON_DRAFT, guards: [IS_ACTIVE], to: 'live', needsSecondPerson: true },
  plan: { ...ON_DRAFT, guards: [IS_ACTIVE], to: 'planned', job: 'publish-planned', needsSecondPerson: true },
  unplan: { ...ON_PLANNED, to: 'draft' },
  /** What visitors saw stays among the versions; a draft that was begun does too. */
  withdraw: { ...UNLESS_PLANNED, guards: [IS_SHOWN], to: 'withdrawn', writes: 'added' },
  writeText: { ...UNLESS_PLANNED, guards: [IS_ACTIVE], to: 'draft', writes: 'draft' },
  writeBlocks: { ...UNLESS_PLANNED, guards: [IS_ACTIVE], to: 'draft', writes: 'draft' },
  /** The old content as a new draft; an existing draft remains as a version. */
  restoreVersion: { ...UNLESS_PLANNED, guards: [IS_ACTIVE], to: 'draft', writes: 'added' },
  /** By the same page of another country. */
  replaceByCopy: { ...UNLESS_PLANNED, guards: [IS_ACTIVE], to: 'draft', writes: 'added' },
  archive: { ...UNLESS_PLANNED, guards: [IS_ACTIVE, IS_HIDDEN, HAS_OWN_PATH], to: 'draft', writes: null },
  unarchive: { ...UNLESS_PLANNED, guards: [IS_ARCHIVED], to: 'draft', writes: null },
  /** With all its versions. */
  delete: { ...UNLESS_PLANNED, guards: [IS_HIDDEN, HAS_OWN_PATH, IS_NO_RECORD], to: 'draft', writes: null },
  /** Path and topic; its versions stay. */
  move: { ...EDITOR, from: PageState.options, to: 'draft', writes: null, refusal: '' },
} as const satisfies Readonly<
  Record<
    PageAction | PageArchiveAction | 'writeText' | 'writeBlocks' | 'restoreVersion' | 'replaceByCopy' | 'move',
    PageCommand
  >
>;

export type PageCommandName = keyof typeof PAGE_COMMANDS;
