import { followBuilds, readPointer, rollBack, servedVersion } from '@heizplatz/releases';
import { type RemoteName, REMOTES } from '../build/apps.ts';
import { buildRelease } from './build-release.ts';
import { KEY_USAGE, runKeyCommand } from './key-command.ts';
import { publishRelease, switchRelease, versionsIn } from './publish-release.ts';
import { BUILT_DIR, registryDir } from './release-folders.ts';

const USAGE = `npm run release -- build|publish|switch|rollback|follow|list REMOTE [VERSION]
  build     a new version from the sources
  publish   puts the newest built version (or VERSION) into the registry
  switch    serves the newest published version (or VERSION) from now on
  rollback  serves again what was served before
  follow    lets the next npm start serve what it builds, after a switch or rollback
  list      what is built, published and served
REMOTE: ${Object.keys(REMOTES).join(', ')}
${KEY_USAGE}`;

const [command = '', remote = '', version] = process.argv.slice(2);
try {
  if (command === 'key') for (const line of runKeyCommand(remote, version) ?? fail(KEY_USAGE)) console.log(line);
  else if (remote in REMOTES) await run(command, remote as RemoteName);
  else fail(USAGE);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

async function run(what: string, name: RemoteName): Promise<void> {
  if (what === 'build') return console.log(`built ${name} ${buildRelease(name, new Date()).version}`);
  if (what === 'publish') return console.log(`published ${name} ${(await publishRelease(name, version)).version}`);
  if (what === 'switch') return console.log(`serving ${name} ${await switchRelease(name, version)}`);
  if (what === 'rollback')
    return console.log(`serving ${name} ${rollBack(registryDir(), name) ?? fail(`${name} has no earlier version`)}`);
  if (what === 'follow')
    return console.log(
      followBuilds(registryDir(), name) ? `${name} follows the builds of npm start` : fail(`${name} is not served yet`),
    );
  if (what === 'list') return list(name);
  fail(USAGE);
}

function list(name: RemoteName): void {
  const published = new Set(versionsIn(registryDir(), name));
  const pointer = readPointer(registryDir());
  const serving = servedVersion(pointer, name);
  const all = [...new Set([...versionsIn(BUILT_DIR, name), ...published])].sort();
  for (const one of all) {
    console.log(
      `${one}  ${published.has(one) ? 'published' : 'built'}${one === serving ? `  serving${pointer.remotes[name]?.isChosen ? ', chosen' : ''}` : ''}`,
    );
  }
  if (!all.length) console.log(`${name} has no version yet`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
