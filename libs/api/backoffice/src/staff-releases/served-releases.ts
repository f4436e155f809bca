import type { OperationSources } from '@heizplatz/api-platform';
import type { PointerStore } from '@heizplatz/releases';
import { presentRelease } from './present-release';
import { listRemotes, readRegistry } from './read-registry';
import { getRemoteName } from './release-labels';

/** What serves each remote, canaries too; one that nothing serves is listed by its name alone. */
export async function listServedReleases(
  places: Parameters<typeof readRegistry>[0],
  store: PointerStore,
): Promise<OperationSources['releases']> {
  const registry = await readRegistry(places, store);
  const rows = registry.releases.map((match) => presentRelease(registry, match));
  return listRemotes(registry).flatMap((remote) => {
    const area = getRemoteName(registry, remote);
    const serving = rows.filter(({ Remote, State }) => Remote === remote && State === 'serving');
    if (serving.length === 0) return [{ name: area, builtAt: null, canServe: false }];
    return serving.map(({ Version, BuiltAt, Fault }) => ({
      name: `${area} ${Version}`,
      builtAt: BuiltAt,
      canServe: Fault === null,
    }));
  });
}
