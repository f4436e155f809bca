import { type CallContext, createReleasePointer, problem } from '@heizplatz/api-platform';
import {
  movePointer,
  PointerConflict,
  type PointerEntry,
  PointerMoveError,
  type PointerRules,
} from '@heizplatz/releases';
import { checkRelease, checkSigner } from './check-release';
import { toConflict, versionOf } from './move-conflict';
import { presentRules } from './present-release';
import { readRegistry, type Registry } from './read-registry';
import { getRemoteName } from './release-labels';

export interface StaffMove {
  readonly body: { readonly Remote: string; readonly ServingVersion: string | null; readonly Reason: string };
  /** For the history: 'promote 2026… (staff)'. */
  readonly command: string;
  /** The version that visitors get by it; it must be published and fit. Absent: one that has served. */
  readonly version?: string;
  readonly change: (entry: PointerEntry | null) => PointerRules;
  /** What to say where the change makes no sense for what serves now. */
  readonly refusal: string;
  /** Whether what serves is what is asked for: a second press of the same button finds it done. Absent: never. */
  readonly isDone?: (entry: PointerEntry | null) => boolean;
}

/**
 * Moves a remote for a member of staff, through the commands' own code, and notes it for the audit log. Rejects with a problem:
 * NOT_FOUND, RELEASE_INCOMPATIBLE, UNAVAILABLE or CONFLICT.
 */
export async function moveForStaff(move: StaffMove, context: CallContext) {
  const { body, version } = move;
  const { Remote, Reason } = body;
  const { services, audit } = context;
  const { config } = services;
  audit.note({ reason: Reason });
  const store = createReleasePointer({ ...context, config });
  const registry = await readRegistry(config, store);
  if (version !== undefined) await checkRelease(registry, config, { remote: Remote, version });
  const { before, after } = await swap(move, { store, context });
  audit.note({ before: describe(registry, Remote, before), after: describe(registry, Remote, after) });
  return { Remote, Serving: presentRules(after ?? undefined) };
}

interface SwapParts {
  readonly store: ReturnType<typeof createReleasePointer>;
  readonly context: CallContext;
}

async function swap({ body, command, change, refusal, isDone }: StaffMove, { store, context }: SwapParts) {
  const { services, user } = context;
  const by = user ? `${user.firstName} ${user.lastName}`.trim() : '';
  // Last, so that a move that makes no sense is refused as such where it could not be signed either.
  const signedChange = (entry: PointerEntry | null) => {
    const rules = change(entry);
    checkSigner(services.config);
    return rules;
  };
  const author = { by, reason: body.Reason, command, expects: body.ServingVersion };
  return movePointer(store, body.Remote, signedChange, author).catch((error: unknown) => {
    if (error instanceof PointerMoveError) throw problem('CONFLICT', { detail: refusal });
    if (!(error instanceof PointerConflict)) throw error;
    if (isDone?.(error.entry)) return { before: error.entry, after: error.entry };
    throw toConflict(versionOf(error.entry));
  });
}

/** For the audit log. */
const describe = (registry: Registry, remote: string, entry: PointerEntry | null) => ({
  area: getRemoteName(registry, remote),
  version: versionOf(entry),
  serving: presentRules(entry ?? undefined),
});
