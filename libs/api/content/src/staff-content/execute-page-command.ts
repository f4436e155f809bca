import { type CallContext, type Database, problem, versionConflict } from '@heizplatz/api-platform';
import type { StaffPage } from '@heizplatz/contract';
import { insertVersions } from '../content-pages/new-content-repository';
import { type OpenPage, addVersions } from './open-page';
import { checkAllowed } from './page-actions';
import { PAGE_COMMANDS, type PageCommand, type PageCommandName } from './page-commands';
import { type ContentRow, lockPageRow, touchPage, updateVersion, type VersionRow } from './page-repository';
import { getAuthor } from './page-state';
import { presentStaffPage } from './present-staff-page';

export interface PageExecution {
  readonly command: PageCommandName;
  /** Fields of the version; absent ones stay unchanged. */
  readonly version?: Partial<
    Pick<VersionRow, 'title' | 'description' | 'validFrom' | 'pictureKey' | 'blocks' | 'goesLiveAt'>
  >;
  /** The version that an added one repeats; absent: the newest. */
  readonly repeats?: VersionRow;
  /** What the editor's screen saves by itself changes the caller's own autosaved draft alone. */
  readonly isAutosave?: boolean;
  readonly page?: Partial<Pick<ContentRow, 'path' | 'topic' | 'sharedKey' | 'archivedAt'>>;
  /** For the audit log. */
  readonly note: { readonly before?: object; readonly after: object };
}

type WrittenVersion = Pick<VersionRow, 'state' | 'authorId' | 'authorName' | 'createdAt' | 'isAutosave'>;

/** An autosaved draft is changed by its author alone, any other draft by saves that editors asked for. */
function mayOverwrite(newest: VersionRow, { isAutosave = false }: PageExecution, authorId: number | null): boolean {
  if (newest.state !== 'draft') return false;
  return newest.isAutosave ? newest.authorId === authorId : !isAutosave;
}

function addVersion(
  tx: Database,
  { newest }: OpenPage,
  { version, repeats = newest }: PageExecution,
  written: WrittenVersion,
): Promise<void> {
  const { contentId, title, description, validFrom, blocks, pictureKey, path, topic, isFeatured } = repeats;
  const repeated = { contentId, title, description, validFrom, blocks, pictureKey, path, topic, isFeatured };
  return insertVersions(tx, [{ ...repeated, goesLiveAt: null, ...version, ...written, number: newest.number + 1 }]);
}

async function writeVersion(tx: Database, open: OpenPage, execution: PageExecution, context: CallContext) {
  const { to, writes }: PageCommand = PAGE_COMMANDS[execution.command];
  const { newest } = open;
  const { isAutosave = false } = execution;
  const written = { state: to, ...getAuthor(context), createdAt: context.clock(), isAutosave };
  if (writes === 'newest') await updateVersion(tx, newest.id, { state: to, ...execution.version });
  const overwrites = mayOverwrite(newest, execution, written.authorId);
  if (writes === 'draft' && overwrites) await updateVersion(tx, newest.id, { ...execution.version, ...written });
  if (writes === 'added' || (writes === 'draft' && !overwrites)) await addVersion(tx, open, execution, written);
}

/**
 * Executes a command on a page in the caller's transaction. FORBIDDEN and CONFLICT: the table does not allow it.
 */
export async function executePageCommand(
  tx: Database,
  open: OpenPage,
  execution: PageExecution,
  context: CallContext,
): Promise<void> {
  const { command, version, note } = execution;
  const { job }: PageCommand = PAGE_COMMANDS[command];
  checkAllowed(command, open, context);
  await writeVersion(tx, open, execution, context);
  if (job && version?.goesLiveAt)
    await context.services.jobs.send(tx, job, { versionId: open.newest.id }, { startAfter: version.goesLiveAt });
  await touchPage(tx, open.page.id, execution.page);
  context.audit.note(note);
}

/** Locks a page. NOT_FOUND: none. */
export async function lockPage(tx: Database, pageId: number): Promise<OpenPage> {
  const page = await lockPageRow(tx, pageId);
  if (!page) throw problem('NOT_FOUND');
  return addVersions(tx, page);
}

/**
 * Executes what `decide` chooses for the page under its lock, and returns the page after it. NOT_FOUND: none;
 * VERSION_CONFLICT with the newer one.
 */
export async function pageCommand(
  { PageId, Version }: { readonly PageId: number; readonly Version: number },
  context: CallContext,
  decide: (tx: Database, open: OpenPage) => PageExecution | Promise<PageExecution>,
): Promise<StaffPage> {
  await context.db.transaction(async (tx) => {
    const open = await lockPage(tx, PageId);
    if (open.page.version !== Version) throw versionConflict(await presentStaffPage(tx, PageId, context));
    await executePageCommand(tx, open, await decide(tx, open), context);
  });
  return presentStaffPage(context.db, PageId, context);
}
