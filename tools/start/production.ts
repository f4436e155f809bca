import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../build/workspace.ts';
import { createSystem } from './system.ts';
import { describeOrigins, readProduction } from './production-settings.ts';
import { getShellEnvironment } from './shell-environment.ts';
import { beginProcess } from './begin-process.ts';

/**
 * `npm run start:production [-- --env FILE]`: API and shell of this build, looked after, on a database and with secrets of
 * their own (docs/operation.md). Nothing is built, migrated, published or made up.
 */
const BUNDLES = { API: 'dist/apps/api/main.js', Shell: 'dist/apps/shell/server/main.js' } as const;

const system = createSystem();
await system.run(async () => {
  const { env } = parseArgs({ options: { env: { type: 'string' } } }).values;
  if (env) loadEnvironment(env);
  const { environment, apiUrl } = readProduction(process.env);
  for (const file of Object.values(BUNDLES))
    if (!existsSync(join(ROOT, file))) throw new Error(`Cannot find ${file}: run npm run build first.`);
  for (const [name, file] of Object.entries(BUNDLES)) {
    const variables = name === 'Shell' ? getShellEnvironment({ API_URL: apiUrl, ...environment }) : environment;
    await system.keepProcessRunning(name, beginProcess(name, file, variables));
  }
  console.log(`\nHeizplatz runs in production:${describeOrigins(environment)}`);
});

function loadEnvironment(file: string): void {
  if (!existsSync(file)) throw new Error(`Cannot find the file ${file} of --env.`);
  process.loadEnvFile(file);
}
