import { createReleasePointer, defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { movePointer, PointerConflict, servedVersion, switchTo } from '@heizplatz/releases';
import { checkRelease, checkSigner } from './check-release';
import { toConflict, versionOf } from './move-conflict';
import { readRegistry } from './read-registry';
import { getRemoteName } from './release-labels';

/** POST /api/support/releases/umstellen; shells follow within two seconds. */
export const switchRelease = defineHandler(CALLS.switchRelease, async ({ body }, context) => {
  const { Remote, Version, ServingVersion, Reason } = body;
  const { services, audit, user } = context;
  const { config } = services;
  audit.note({ reason: Reason });
  const store = createReleasePointer({ ...context, config });
  const registry = await readRegistry(config, store);
  checkRelease(registry, config.releasesDir, { remote: Remote, version: Version });
  checkSigner(config);
  // A second press of the same button finds it done.
  const isDone = servedVersion(registry.pointer, Remote) === Version && ServingVersion !== Version;
  const author = {
    by: user ? `${user.firstName} ${user.lastName}`.trim() : '',
    reason: Reason,
    command: `switch ${Version} (staff)`,
  };
  const before = isDone
    ? Version
    : await movePointer(store, Remote, (entry) => switchTo(entry, Version), {
        ...author,
        expects: ServingVersion,
      }).then(
        (moved) => versionOf(moved.before),
        (error: unknown) => {
          if (!(error instanceof PointerConflict)) throw error;
          if (versionOf(error.entry) !== Version) throw toConflict(versionOf(error.entry));
          return Version;
        },
      );
  const area = getRemoteName(registry, Remote);
  audit.note({ before: { area, version: before }, after: { area, version: Version } });
  return { Remote, ServingVersion: Version };
});
