import { personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { CountryId, IsoTime, StaffText, SystemText, requiredText } from '../../fields/fields.ts';
import { ReleaseName } from '../../fields/release-name.ts';
import { getListFile } from '../../fields/list-file.ts';
import { ADMIN } from '../../staff-access.ts';
import { staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

/**
 * The remotes that these calls know: one more value in a response would break pages of before, so others are
 * listed by publishedReleases (docs/decisions/0074). Shells and commands know remotes from the registry alone.
 */
export const RELEASE_REMOTES = ['public', 'order', 'account', 'support'] as const;
const Remote = v.picklist(RELEASE_REMOTES, 'REMOTE_INV');
/** Any remote. */
export const ReleaseRemoteName = ReleaseName.entries.remote;

/** A folder's name: no path leads out of it. */
export const ReleaseVersion = v.pipe(v.string(), v.regex(/^[A-Za-z\d][\w.-]{0,79}$/, 'VERSION_INV'));

/**
 * serving: what visitors get now. before: was served and may be again. published: never served. incompatible: does not fit what
 * runs. broken: its release.json is missing or no release.
 */
export const ReleaseState = v.picklist(['serving', 'before', 'published', 'incompatible', 'broken']);

/** What part of whose visitors a version serves. Share: 0 to 1. Sites: their names; empty: all that no rule before names. */
const ServingRule = v.object({ Version: SystemText, Share: v.number(), Sites: v.array(SystemText) });
export type ReleaseServingRule = v.InferOutput<typeof ServingRule>;

export const ReleaseRow = v.object({
  Remote,
  RemoteName: SystemText,
  Version: SystemText,
  /** Null where release.json cannot be read, as for ContractVersion. */
  BuiltAt: v.nullable(IsoTime),
  ContractVersion: v.nullable(v.number()),
  State: openPicklist(ReleaseState),
  /** Why it cannot be switched to, or should not serve; null: it fits. */
  Fault: v.nullable(SystemText),
  /** Names of the sites whose visitors get it, some or all of them; empty: none. */
  Sites: v.array(SystemText),
  /** The rules that name it, as in `Serving` of its remote. */
  Rules: v.optional(v.array(ServingRule), []),
});
export type ReleaseRow = v.InferOutput<typeof ReleaseRow>;

/** What serves a remote's visitors now. */
export const ServedRemote = v.object({
  Remote: ReleaseRemoteName,
  RemoteName: SystemText,
  /** Of the visitors that no other rule covers. */
  ServingVersion: v.nullable(SystemText),
  /** In order: the first rule that covers a visitor wins. */
  Serving: v.optional(v.array(ServingRule), []),
  /** What a rollback serves where no canary runs; null: nothing served before. Absent: not known. */
  PreviousVersion: v.optional(v.nullable(SystemText)),
  /** Who moved it last, when and why; null: nothing serves, or it was moved before moves were recorded. */
  LastMove: v.optional(
    v.nullable(v.object({ By: StaffText, At: IsoTime, Reason: StaffText, Command: SystemText })),
    null,
  ),
});

export const RegistryState = v.picklist(['there', 'missing', 'unreadable']);

/** Registry: 'missing' where nothing was ever published, 'unreadable' where its pointer is broken: then nothing is known of what serves. */
export const staffReleases = defineCall({
  id: 'staffReleases',
  summary: 'Published versions of the areas, and which of them serve',
  method: 'GET',
  path: '/api/support/releases',
  query: v.object({
    ...staffListQuery,
    remote: v.optional(v.picklist(['', ...RELEASE_REMOTES]), ''),
    state: v.optional(v.picklist(['', ...ReleaseState.options]), ''),
  }),
  response: v.object({
    ...staffListResponse(ReleaseRow).entries,
    Registry: openPicklist(RegistryState),
    /** All of them, regardless of the filter. */
    Remotes: v.array(v.object({ ...ServedRemote.entries, Remote })),
  }),
  access: ADMIN,
  csrf: false,
  replacedBy: 'publishedReleases',
});

export const exportStaffReleases = getListFile(staffReleases, 'exportStaffReleases');

/**
 * All visitors of all sites get the version from their next page on. NOT_FOUND: it is not published.
 * RELEASE_INCOMPATIBLE: it is incompatible, or cannot be read. UNAVAILABLE: nothing can be signed here, or read. CONFLICT: the version being served is not
 * ServingVersion; context.ServingVersion contains it.
 */
export const switchRelease = defineCall({
  id: 'switchRelease',
  summary: 'Serves another published version from now on',
  method: 'POST',
  path: '/api/support/releases/umstellen',
  body: v.object({
    Remote,
    Version: ReleaseVersion,
    /** What served when the person decided; null: nothing. */
    ServingVersion: v.nullable(ReleaseVersion),
    Reason: personal('staff', requiredText(300)),
  }),
  response: v.object({ Remote, ServingVersion: SystemText }),
  access: ADMIN,
  csrf: true,
  replacedBy: 'serveRelease',
});

/** Of each move of any remote: the remote, and what served all its visitors when the person decided. */
export const releaseMove = {
  Remote: ReleaseRemoteName,
  /** Null: nothing. */
  ServingVersion: v.nullable(ReleaseVersion),
  Reason: personal('staff', requiredText(300)),
};
export const MovedRelease = v.object({ Remote: ReleaseRemoteName, Serving: v.array(ServingRule) });

/**
 * A share of visitors gets the version from their next page on. Errors as for switchRelease; CONFLICT also where another canary
 * runs, or where everybody gets the version already.
 */
export const startCanary = defineCall({
  id: 'startCanary',
  summary: 'Serves a version to a share of visitors',
  method: 'POST',
  path: '/api/support/releases/probe',
  body: v.object({
    ...releaseMove,
    Version: ReleaseVersion,
    Percent: v.pipe(v.number(), v.integer('PERCENT_INV'), v.minValue(1, 'PERCENT_INV'), v.maxValue(99, 'PERCENT_INV')),
    /** Sites whose visitors take part; empty: all. */
    Sites: v.pipe(v.array(CountryId), v.maxLength(3)),
  }),
  response: MovedRelease,
  access: ADMIN,
  csrf: true,
});

/** All visitors of the canary's sites get it. CONFLICT also where it does not run any more. */
export const promoteCanary = defineCall({
  id: 'promoteCanary',
  summary: 'Serves a canary to all visitors of its sites',
  method: 'POST',
  path: '/api/support/releases/uebernehmen',
  body: v.object({ ...releaseMove, Version: ReleaseVersion }),
  response: MovedRelease,
  access: ADMIN,
  csrf: true,
});

/** Ends the canaries of a remote; without one, the version before serves again. CONFLICT also where there is none. */
export const rollBackRelease = defineCall({
  id: 'rollBackRelease',
  summary: 'Ends a canary, or serves the version before',
  method: 'POST',
  path: '/api/support/releases/zurueck',
  body: v.object(releaseMove),
  response: MovedRelease,
  access: ADMIN,
  csrf: true,
});

export const ReleaseMove = v.object({
  Remote: ReleaseRemoteName,
  RemoteName: SystemText,
  /** Counts the remote's moves. */
  Revision: v.number(),
  /** A person, a machine's user, or 'automatic'. */
  By: StaffText,
  At: v.nullable(IsoTime),
  Reason: StaffText,
  /** 'canary 2026… --percent 10', 'switch 2026… (staff)'. */
  Command: SystemText,
  /** What served from then on. */
  Serving: v.array(ServingRule),
});
export type ReleaseMove = v.InferOutput<typeof ReleaseMove>;

/** The newest moves of all remotes first, 50 at most. */
export const releaseMoves = defineCall({
  id: 'releaseMoves',
  summary: 'Who moved which version when, and why',
  method: 'GET',
  path: '/api/support/releases/verlauf',
  response: v.object({ Moves: v.array(ReleaseMove) }),
  access: ADMIN,
  csrf: false,
});
