import { buildRowsFile, pageOf } from '@heizplatz/api-identity';
import { defineHandler, siteDay } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { listRemotes } from './read-registry';
import { findReleases, openRegistry, presentRemote, RELEASE_FILE } from './release-rows';

/** GET /api/support/releases/veroeffentlicht: from files, so a page is cut from all rows. */
export const publishedReleases = defineHandler(CALLS.publishedReleases, async ({ query }, context) => {
  const registry = await openRegistry(context);
  return {
    ...pageOf(findReleases(registry, query), query),
    Registry: registry.state,
    Remotes: listRemotes(registry).map((remote) => presentRemote(registry, remote)),
  };
});

/** GET /api/support/releases/veroeffentlicht/ausgabe */
export const exportPublishedReleases = defineHandler(CALLS.exportPublishedReleases, async ({ query }, context) => {
  const rows = findReleases(await openRegistry(context), query);
  const { columns, fileName } = RELEASE_FILE;
  return buildRowsFile({ columns, rows, name: `${fileName}-${siteDay(context.clock())}`, format: query.format });
});
