import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { getListFile } from '../../fields/list-file.ts';
import { staffListQuery, staffListResponse } from '../../fields/staff-list.ts';
import { ADMIN } from '../../staff-access.ts';
import {
  MovedRelease,
  RegistryState,
  releaseMove,
  ReleaseRemoteName,
  ReleaseRow,
  ReleaseState,
  ReleaseVersion,
  ServedRemote,
} from './releases.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

/** A published version of any remote. */
export const PublishedRelease = v.object({ ...ReleaseRow.entries, Remote: ReleaseRemoteName });
export type PublishedRelease = v.InferOutput<typeof PublishedRelease>;

/** As staffReleases, of any remote. */
export const publishedReleases = defineCall({
  id: 'publishedReleases',
  summary: 'Published versions of all remotes, and which of them serve',
  method: 'GET',
  path: '/api/support/releases/veroeffentlicht',
  query: v.object({
    ...staffListQuery,
    /** Empty: all. */
    remote: v.optional(v.union([v.literal(''), ReleaseRemoteName]), ''),
    state: v.optional(v.picklist(['', ...ReleaseState.options]), ''),
  }),
  response: v.object({
    ...staffListResponse(PublishedRelease).entries,
    Registry: openPicklist(RegistryState),
    /** All of them, regardless of the filter. */
    Remotes: v.array(ServedRemote),
  }),
  access: ADMIN,
  csrf: false,
});

export const exportPublishedReleases = getListFile(publishedReleases, 'exportPublishedReleases');

/** As switchRelease, of any remote. */
export const serveRelease = defineCall({
  id: 'serveRelease',
  summary: 'Serves a published version of any remote to all visitors from now on',
  method: 'POST',
  path: '/api/support/releases/ausliefern',
  body: v.object({ ...releaseMove, Version: ReleaseVersion }),
  response: MovedRelease,
  access: ADMIN,
  csrf: true,
});
