import { buildRowsFile, pageOf } from '@heizplatz/api-identity';
import { defineHandler, siteDay } from '@heizplatz/api-platform';
import { CALLS, type CallRequest, type PublishedRelease, RELEASE_REMOTES, ReleaseRow } from '@heizplatz/contract';
import * as v from 'valibot';
import { listRemotes, type Registry } from './read-registry';
import { findReleases, openRegistry, presentRemote, RELEASE_FILE } from './release-rows';

type Query = CallRequest<typeof CALLS.staffReleases>['query'];

const isKnown = (row: PublishedRelease): row is ReleaseRow => v.is(ReleaseRow.entries.Remote, row.Remote);
const findRows = (registry: Registry, query: Query) => findReleases(registry, query).filter(isKnown);

/** GET /api/support/releases: for tabs and remotes of before publishedReleases, which refuse other remotes than these four. */
export const staffReleases = defineHandler(CALLS.staffReleases, async ({ query }, context) => {
  const registry = await openRegistry(context);
  const published = listRemotes(registry);
  return {
    ...pageOf(findRows(registry, query), query),
    Registry: registry.state,
    Remotes: RELEASE_REMOTES.filter((remote) => published.includes(remote))
      .toSorted()
      .map((remote) => presentRemote(registry, remote)),
  };
});

/** GET /api/support/releases/ausgabe */
export const exportStaffReleases = defineHandler(CALLS.exportStaffReleases, async ({ query }, context) => {
  const rows = findRows(await openRegistry(context), query);
  const { columns, fileName } = RELEASE_FILE;
  return buildRowsFile({ columns, rows, name: `${fileName}-${siteDay(context.clock())}`, format: query.format });
});
