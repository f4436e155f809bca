import { isRemote, REMOTE_NAMES } from '../build/apps.ts';
import { type CommandArguments, parseArguments } from './command-arguments.ts';
import { KEY_USAGE, runKeyCommand } from './key-command.ts';
import { listReleases } from './list-command.ts';
import { isMoveCommand, runMove } from './move-commands.ts';
import { withPointer } from './open-pointer.ts';
import { PATHS_USAGE, runPathsCommand } from './paths-command.ts';
import { pruneReleases, pruneShellBuilds } from './prune-command.ts';
import { publishRelease } from './publish-release.ts';
import { type Say, waitForShells } from './wait-for-shells.ts';
import { createRegistryClient, findRegistry } from './registry-client.ts';
import { runRegistryCommand } from './registry-commands.ts';
import { publishShell } from './shell-builds.ts';

const TOKEN_USAGE = `npm run release -- token list|add TEAM REMOTE[,REMOTE]|revoke TEAM
  list      the tokens of all teams, their remotes, when they were used, and whether they are valid
  add       prints a token by which the team publishes and moves these remotes over HTTP; it is shown once
  revoke    the team's tokens are refused from now on`;

const USAGE = `npm run release -- COMMAND REMOTE [VERSION] [--site de,at,ch] [--percent N] [--reason TEXT] [--wait SECONDS]
  build     builds a new version from the sources
  adopt     makes a version of a build of another builder: adopt REMOTE FOLDER --paths /PATH,/PATH/*
            [--order N] [--title TEXT]; FOLDER has its mf-manifest.json
  publish   stores the newest built version (or VERSION) in the registry
  switch    serves the newest published version (or VERSION) to all visitors, or to those of some sites
  canary    serves it to a share of the visitors: --percent is needed
  promote   serves the canary's version to all visitors of its sites
  rollback  ends the canary; without one, serves the version before again
  follow    lets the next npm start serve what it builds, after a switch or rollback
  list      shows what serves, who moved it, what each shell says of it, and what is built and published, with its visits
            and errors of the last 24 hours
  prune     deletes published versions that nobody can need [--dry-run]
switch, canary, promote and rollback wait for the running shells, 60 s at most (--wait), and say for each: served, refused and
why, or not yet. They end with 1 where one refuses it, with 3 where one is not ready in time, with 2 where nothing was moved.
REMOTE is the name of a remote: ${REMOTE_NAMES.join(', ')} in this repository.
npm run release -- publish-shell|prune-shell
  publish-shell  stores the shell's build for shells of other builds, before the first shell that runs it starts
  prune-shell    deletes builds that were replaced more than seven days ago [--dry-run]
With RELEASE_REGISTRY_URL and RELEASE_TOKEN publish, the moves and list go to the registry of a marketplace over HTTP.
${KEY_USAGE}
${PATHS_USAGE}
${TOKEN_USAGE}`;

/**
 * Runs a command; resolves with the lines to print, and says what it waits for. Rejects with a sentence, with the usage, or
 * with a RolloutFailure. What builds, and what works
 * on a database, is loaded by the commands that need it: it takes longer than the others run.
 */
export async function runRelease(args: readonly string[], say: Say = console.error): Promise<readonly string[]> {
  const [command = ''] = args;
  if (command === 'token') return (await token(args)) ?? fail(TOKEN_USAGE);
  if (command === 'adopt') {
    const { adoptBuild } = await import('./adopt-command.ts');
    return adoptBuild(args.slice(1), new Date());
  }
  if (command === 'paths') return runPathsCommand(args.slice(1)) ?? fail(PATHS_USAGE);
  if (command === 'key') return (await runKeyCommand(args[1], ...args.slice(2))) ?? fail(KEY_USAGE);
  if (command === 'publish-shell') return [`published shell ${await publishShell(new Date())}`];
  if (command === 'prune-shell') return pruneShellBuilds({ isDryRun: args.includes('--dry-run'), now: new Date() });
  const run = COMMANDS[command] ?? (isMoveCommand(command) ? move : undefined);
  if (!run) return fail(USAGE);
  const registry = command === 'build' ? undefined : findRegistry();
  return registry
    ? runRegistryCommand(createRegistryClient(registry), parseArguments(args), say)
    : run(parseArguments(args), say);
}

type Command = (input: CommandArguments, say: Say) => readonly string[] | Promise<readonly string[]>;

const COMMANDS: Readonly<Record<string, Command>> = {
  build: async ({ remote }) => {
    const { buildRelease } = await import('./build-release.ts');
    return [`built ${remote} ${buildRelease(toBuilt(remote), new Date()).version}`];
  },
  publish: async ({ remote, version }) => {
    const { release, warning } = await publishRelease(remote, version);
    return [`published ${remote} ${release.version}`, ...(warning === null ? [] : [`warning: ${warning}`])];
  },
  list: ({ remote }) => withPointer((_, pointer) => listReleases(remote, pointer)),
  prune: ({ remote, isDryRun }) => withPointer((store) => pruneReleases(remote, store, { isDryRun, now: new Date() })),
};

async function token([, action, team, remotes]: readonly string[]): Promise<readonly string[] | undefined> {
  const { runTokenCommand } = await import('./token-command.ts');
  return runTokenCommand(action, team, remotes);
}

const move: Command = (input, say) =>
  withPointer(async (store, { readShells }) => {
    const { line, entry } = await runMove(store, input);
    if (entry === null) return [line];
    const { remote, waitSeconds } = input;
    return waitForShells({ moved: line, remote, entry, read: readShells, limitSeconds: waitSeconds, say });
  });

function toBuilt(remote: string): string {
  return isRemote(remote) ? remote : fail(`${remote} is no remote of this repository`);
}

function fail(sentence: string): never {
  throw new Error(sentence);
}
