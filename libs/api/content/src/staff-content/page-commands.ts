import { type PageAction, PageState } from '@heizplatz/contract';
import { type Role, ROLES } from '@heizplatz/identity';
import type { VersionRow } from './page-repository';
import { findVisibleVersion } from './page-state';

export interface PageCommand {
  /** Who may execute it: one of these roles is enough. */
  readonly by: readonly Role[];
  /** The states of the newest version in which it may be executed. */
  readonly from: readonly PageState[];
  /** What must hold beside the state; `refusal` is the German sentence beside 409. */
  readonly guard?: {
    readonly holds: (versions: readonly VersionRow[], now: Date) => boolean;
    readonly refusal: string;
  };
  /** The state of the version that it writes. */
  readonly to: PageState;
  /** The version that it writes: the newest, one behind it, or the draft (one behind the newest where that is none); none. */
  readonly writes: 'newest' | 'added' | 'draft' | null;
  /** The German sentence beside 409 in any other state. */
  readonly refusal: string;
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
const IS_SHOWN = {
  holds: (versions: readonly VersionRow[], now: Date): boolean => findVisibleVersion(versions, now) !== undefined,
  refusal: 'Die Seite ist für niemanden zu sehen.',
};

/**
 * Every command of a page: who may execute it, in which states of its newest version, and the version, state and job
 * afterwards. The executor enforces it and writes the audit log (execute-page-command.ts); what pages offer is
 * computed from it. No mail is sent. A planned version goes live at its time (page-state.ts), without a command.
 */
export const PAGE_COMMANDS = {
  publish: { ...ON_DRAFT, to: 'live' },
  plan: { ...ON_DRAFT, to: 'planned', job: 'publish-planned' },
  unplan: { ...ON_PLANNED, to: 'draft' },
  /** What visitors saw stays among the versions; a draft that was begun does too. */
  withdraw: { ...UNLESS_PLANNED, guard: IS_SHOWN, to: 'withdrawn', writes: 'added' },
  writeText: { ...UNLESS_PLANNED, to: 'draft', writes: 'draft' },
  writeBlocks: { ...UNLESS_PLANNED, to: 'draft', writes: 'draft' },
  /** The old content as a new draft; an existing draft remains as a version. */
  restoreVersion: { ...UNLESS_PLANNED, to: 'draft', writes: 'added' },
  /** By the same page of another country. */
  replaceByCopy: { ...UNLESS_PLANNED, to: 'draft', writes: 'added' },
  /** Path and topic; its versions stay. */
  move: { ...EDITOR, from: PageState.options, to: 'draft', writes: null, refusal: '' },
} as const satisfies Readonly<
  Record<PageAction | 'writeText' | 'writeBlocks' | 'restoreVersion' | 'replaceByCopy' | 'move', PageCommand>
>;

export type PageCommandName = keyof typeof PAGE_COMMANDS;
