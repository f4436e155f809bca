import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from './start-database.ts';
import { PRIMARY_SETTINGS, Replica } from './start-replica.ts';

/**
 * A primary with a replica, as a process of its own for specs: sends { primaryUrl, replicaUrl, replicaPid }, again after
 * each message, which starts a killed replica. Ends with its ipc channel.
 */
const home = mkdtempSync(join(tmpdir(), 'heizplatz-replicated-'));
// PostgreSQL runs as somebody else where this runs as root.
chmodSync(home, 0o755);
const primary = await startDatabase({
  dataDir: join(home, 'primary'),
  settings: { ...PRIMARY_SETTINGS, fsync: 'off' },
  isDisposable: true,
});
const replica = await Replica.start({
  primaryUrl: primary.url,
  dataDir: join(home, 'replica'),
  settings: { fsync: 'off' },
});
const tell = () => process.send?.({ primaryUrl: primary.url, replicaUrl: replica.url, replicaPid: replica.pid });
tell();
process.on(
  'message',
  () =>
    void replica
      .stop('SIGKILL')
      .then(() => replica.start())
      .then(tell),
);
process.once('disconnect', () => {
  void replica
    .stop()
    .then(() => primary.stop())
    .then(() => {
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
      process.exit(0);
    });
});
