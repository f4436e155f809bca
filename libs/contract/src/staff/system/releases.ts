import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { IsoTime, requiredText } from '../../fields/fields.ts';
import { getListFile } from '../../fields/list-file.ts';
import { ADMIN } from '../../staff-access.ts';
import { staffListResponse, staffListQuery } from '../../fields/staff-list.ts';

/** The areas that are released apart. */
export const RELEASE_REMOTES = ['public', 'order', 'account', 'support'] as const;
const Remote = v.picklist(RELEASE_REMOTES, 'REMOTE_INV');
export type ReleaseRemote = v.InferOutput<typeof Remote>;

/** A folder's name: no path leads out of it. */
export const ReleaseVersion = v.pipe(v.string(), v.regex(/^[A-Za-z\d][\w.-]{0,79}$/, 'VERSION_INV'));

/**
 * serving: what visitors get now. before: was served and may be again. published: never served. incompatible: does not fit what
 * runs. broken: its release.json is missing or no release.
 */
const State = v.picklist(['serving', 'before', 'published', 'incompatible', 'broken']);

export const ReleaseRow = v.object({
  Remote,
  RemoteName: v.string(),
  Version: v.string(),
  /** Null where release.json cannot be read, as for ContractVersion. */
  BuiltAt: v.nullable(IsoTime),
  ContractVersion: v.nullable(v.number()),
  State,
  /** Why it cannot be switched to, or should not serve; null: it fits. */
  Fault: v.nullable(v.string()),
  /** Names of the sites whose visitors get it; empty: none. */
  Sites: v.array(v.string()),
});
export type ReleaseRow = v.InferOutput<typeof ReleaseRow>;

/** Registry: 'missing' where nothing was ever published, 'unreadable' where its pointer is broken: then nothing is known of what serves. */
export const staffReleases = defineCall({
  id: 'staffReleases',
  summary: 'Published versions of the areas, and which of them serve',
  method: 'GET',
  path: '/api/support/releases',
  query: v.object({
    ...staffListQuery,
    remote: v.optional(v.picklist(['', ...RELEASE_REMOTES]), ''),
    state: v.optional(v.picklist(['', ...State.options]), ''),
  }),
  response: v.object({
    ...staffListResponse(ReleaseRow).entries,
    Registry: v.picklist(['there', 'missing', 'unreadable']),
    /** All of them, regardless of the filter. */
    Remotes: v.array(v.object({ Remote, RemoteName: v.string(), ServingVersion: v.nullable(v.string()) })),
  }),
  access: ADMIN,
  csrf: false,
});

export const exportStaffReleases = getListFile(staffReleases, 'exportStaffReleases');

/**
 * All visitors of all sites get the version from their next page on. NOT_FOUND: it is not published.
 * RELEASE_INCOMPATIBLE: it is incompatible, or cannot be read. CONFLICT: the version being served is not
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
    Reason: requiredText(300),
  }),
  response: v.object({ Remote, ServingVersion: v.string() }),
  access: ADMIN,
  csrf: true,
});
