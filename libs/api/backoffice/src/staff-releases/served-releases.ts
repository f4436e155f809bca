import type { OperationSources } from '@heizplatz/api-platform';
import { RELEASE_REMOTES } from '@heizplatz/contract';
import { presentRelease } from './present-release';
import { readRegistry } from './read-registry';
import { REMOTE_NAMES } from './release-labels';

/** What serves each remote; one that nothing serves is listed by its name alone. */
export async function listServedReleases(
  places: Parameters<typeof readRegistry>[0],
): Promise<OperationSources['releases']> {
  const registry = await readRegistry(places);
  const rows = registry.releases.map((match) => presentRelease(registry, match));
  return RELEASE_REMOTES.map((remote) => {
    const row = rows.find(({ Remote, State }) => Remote === remote && State === 'serving');
    const name = row ? `${REMOTE_NAMES[remote]} ${row.Version}` : REMOTE_NAMES[remote];
    return { name, builtAt: row?.BuiltAt ?? null, canServe: row?.Fault === null };
  });
}
