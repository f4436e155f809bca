import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
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
import { RELEASE_STATE_LABELS } from '../labels.ts';

/** A published version of any remote. */
export const PublishedRelease = v.object({ ...ReleaseRow.entries, Remote: ReleaseRemoteName });
export type PublishedRelease = v.InferOutput<typeof PublishedRelease>;

export const RELEASE_LIST = {
  label: 'Releases',
  fileName: 'releases',
  columns: {
    remote: { label: 'Bereich', kind: 'text', field: 'RemoteName', sort: 'remote' },
    version: { label: 'Version', kind: 'text', field: 'Version' },
    state: { label: 'Stand', kind: 'code', field: 'State', labels: RELEASE_STATE_LABELS, sort: 'state' },
    fault: { label: 'Hinweis', kind: 'text', field: 'Fault' },
    built: { label: 'Gebaut', kind: 'time', field: 'BuiltAt', sort: 'built' },
    contract: { label: 'Schnittstelle', kind: 'number', field: 'ContractVersion' },
    sites: { label: 'Länder', kind: 'text' },
    share: { label: 'Anteil', kind: 'text' },
  },
  defaultSort: '-built',
  searchHint: 'Version',
  filters: {
    remote: { label: 'Bereich' },
    state: { label: 'Stand', labels: RELEASE_STATE_LABELS },
  },
} as const satisfies ListDeclaration<PublishedRelease>;

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
