import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../build/workspace.ts';

/**
 * `npm run db:generate [-- --name NAME]` generates a migration from the tables in code, where these differ from the newest
 * snapshot, and removes older snapshots. --config and --out name another project than the API's.
 */
const { values } = parseArgs({
  options: {
    name: { type: 'string' },
    config: { type: 'string', default: 'apps/api/drizzle.config.ts' },
    out: { type: 'string', default: 'apps/api/migrations' },
  },
});

const kit = join(ROOT, 'node_modules/drizzle-kit/bin.cjs');
const { status } = spawnSync(
  process.execPath,
  [kit, 'generate', '--config', values.config, ...(values.name ? ['--name', values.name] : [])],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, TSX_TSCONFIG_PATH: 'tsconfig.base.json' } },
);
if (status !== 0) process.exit(status ?? 1);

const meta = join(ROOT, values.out, 'meta');
const snapshots = readdirSync(meta).filter((file) => file.endsWith('_snapshot.json'));
for (const former of snapshots.sort().slice(0, -1)) rmSync(join(meta, former));
