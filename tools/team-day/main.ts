import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/workspace.ts';
import { freePortBlock } from '../database/free-port.ts';
import { changeLine } from './change-line.ts';
import { runCommand } from './run-command.ts';
import { type Marketplace, startMarketplace } from './start-marketplace.ts';
import { countVisitors, untilEverybodySees } from './visitors.ts';

/**
 * `npm run test:team-day`: what a team of its own does on its first day, in a folder outside of this repository, against a
 * running marketplace that was built before: a remote is generated, built, tested and published over HTTP, serves, is
 * changed line by line in one browser, changed, tried by a tenth of the visitors, promoted and rolled back, and takes newer
 * packages. Prints how long each step took; fails where a visitor
 * does not get what the step promises. Leaves nothing behind.
 */
const NAME = 'pellet-tipps';
const FIRST = 'Pellet tipps';
const SECOND = 'Tipps zu Pellets';
const VISITORS = 1000;
const TEAM = 'ratgeber';
/** PORT to PORT + 17 (tools/start/settings.ts), and the team's development server. */
const PORTS = 19;
/** From a saved line to the page that shows it; the first one loads what extracts messages. */
const LIVE_SECONDS = 1;
const LINES = [FIRST, 'Pellet tipps A', 'Pellet tipps B', 'Pellet tipps C', 'Pellet tipps D'] as const;

const steps: { readonly step: string; readonly seconds: string }[] = [];

async function timed<T>(step: string, run: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const result = await run();
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  steps.push({ step, seconds });
  console.log(`· ${step}: ${seconds} s`);
  return result;
}

/** The operator's part: the team's key, and what its remote may claim. */
async function admitTeam(env: Readonly<Record<string, string>>, publicKey: string): Promise<void> {
  await runCommand('node', ['tools/releases/main.ts', 'key', 'add', TEAM, NAME, publicKey], { cwd: ROOT, env });
  const claims = [`/${NAME}`, '--order', '25', '--layouts', 'default'];
  await runCommand('node', ['tools/releases/main.ts', 'paths', 'give', NAME, ...claims], { cwd: ROOT, env });
}

async function addToken({ env }: Marketplace): Promise<string> {
  const args = ['tools/releases/main.ts', 'token', 'add', TEAM, NAME];
  const output = await runCommand('node', args, { cwd: ROOT, env });
  const [token] = /hzr\.\S+/.exec(output) ?? [];
  if (!token) throw new Error(`no token was printed:\n${output}`);
  return token;
}

const viewFile = (repository: string): string => join(repository, `src/routes/${NAME}/${NAME}-view.tsx`);

function changeHeading(repository: string): void {
  const file = viewFile(repository);
  writeFileSync(file, readFileSync(file, 'utf8').replace(`<Trans>${FIRST}</Trans>`, `<Trans>${SECOND}</Trans>`));
}

async function workAsTeam(marketplace: Marketplace, repository: string, key: string): Promise<void> {
  const address = `${marketplace.origin}/${NAME}`;
  const env = {
    RELEASE_SIGNING_KEY: key,
    RELEASE_REGISTRY_URL: marketplace.registryUrl,
    RELEASE_TOKEN: await addToken(marketplace),
  };
  const npm = (...args: string[]) => runCommand('npm', args, { cwd: repository, env });

  await timed('npm install', () => npm('install'));
  await timed('.ci/run (npm ci, messages, types, tests, build)', () =>
    runCommand('.ci/run', [], { cwd: repository, env }),
  );
  await timed('npm run publish', () => npm('run', 'publish'));
  await timed('npm run switch, until every visitor gets the page', async () => {
    await npm('run', 'switch', '--', '--reason', 'First page');
    await untilEverybodySees(address, FIRST);
  });

  const live = await timed('npm run dev, and four changed lines in a browser that took its link', () =>
    changeLine(
      {
        repository,
        env,
        origin: marketplace.origin,
        port: Number(new URL(marketplace.origin).port) + PORTS - 1,
        path: `/${NAME}`,
      },
      { file: viewFile(repository), texts: LINES },
    ),
  );
  console.log(`  seen after ${live.map((seconds) => seconds.toFixed(2)).join(', ')} s`);
  if (Math.max(...live.slice(1)) > LIVE_SECONDS)
    throw new Error(`a changed line was not seen within ${LIVE_SECONDS} s`);

  changeHeading(repository);
  await timed('a changed heading: npm run messages, npm test', async () => {
    await npm('run', 'messages');
    // The generated spec looks for the heading that it was generated with.
    const spec = join(repository, `src/routes/${NAME}/${NAME}-route.spec.tsx`);
    writeFileSync(spec, readFileSync(spec, 'utf8').replaceAll(FIRST, SECOND));
    await npm('test');
  });
  await timed('npm run build', () => npm('run', 'build'));
  await timed('npm run publish', () => npm('run', 'publish'));
  await timed('npm run canary -- --percent 10', () =>
    npm('run', 'canary', '--', '--percent', '10', '--reason', 'Another heading'),
  );
  const met = await timed(`${VISITORS} visitors of fixed groups look`, async () => {
    // What the canary serves is loaded by the first visitor whose group has it; until then the others' version serves.
    const until = Date.now() + 30_000;
    while ((await countVisitors(address, SECOND, 100)) === 0)
      if (Date.now() > until) throw new Error('no visitor gets the canary');
    const [canary, stable] = [
      await countVisitors(address, SECOND, VISITORS),
      await countVisitors(address, FIRST, VISITORS),
    ];
    if (canary + stable !== VISITORS) throw new Error(`${VISITORS - canary - stable} visitors got neither version`);
    return canary;
  });
  console.log(`  ${met} of ${VISITORS} visitors met the canary`);
  if (met < 0.08 * VISITORS || met > 0.12 * VISITORS) throw new Error('that is not a tenth');
  await timed('npm run promote, until every visitor has it', async () => {
    await npm('run', 'promote');
    await untilEverybodySees(address, SECOND);
  });
  await timed('npm run rollback, until every visitor has the version before', async () => {
    await npm('run', 'rollback', '--', '--reason', 'The old heading was better');
    await untilEverybodySees(address, FIRST);
  });
  await timed('npm run upgrade with packages of today, npm test', async () => {
    const newer = join(repository, '../newer-packages');
    await runCommand('node', ['tools/packages/main.ts', '--out', newer], { cwd: ROOT });
    await npm('run', 'upgrade', '--', newer);
    await npm('test');
  });
  console.log(`\n${await npm('run', '--silent', 'list')}`);
}

const folder = mkdtempSync(join(tmpdir(), 'team-day-'));
// PostgreSQL does not run as root, and its account has to enter the folder; else its data would lie outside of it.
chmodSync(folder, 0o755);
try {
  const repository = join(folder, 'repository');
  const key = join(folder, 'team.pem');
  const env = { DATA_DIR: join(folder, 'data'), RELEASES_DIR: join(folder, 'releases'), RELEASE_OVERRIDES: 'on' };
  await runCommand('openssl', ['genpkey', '-algorithm', 'ed25519', '-out', key], { cwd: folder });
  await runCommand('openssl', ['pkey', '-in', key, '-pubout', '-out', `${key}.pub`], { cwd: folder });
  await admitTeam(env, `${key}.pub`);
  const marketplace = await startMarketplace(env, await freePortBlock(PORTS));
  try {
    await timed('nx g @heizplatz/tools:team-repository', () =>
      runCommand('nx', ['g', '@heizplatz/tools:team-repository', NAME, '--out', repository], { cwd: ROOT }),
    );
    await workAsTeam(marketplace, repository, key);
  } finally {
    await marketplace.stop();
  }
  console.table(steps);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
