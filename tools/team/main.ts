#!/usr/bin/env node
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { buildPages } from '../build/build-pages.ts';
import { readRepositoryName, ROOT } from '../build/workspace.ts';
import { extractMessages } from '../messages/extract-messages.ts';
import { parseArguments } from '../releases/command-arguments.ts';
import { packRelease } from '../releases/pack-release.ts';
import { createRegistryClient, findRegistry } from '../releases/registry-client.ts';
import { runRegistryCommand } from '../releases/registry-commands.ts';
import { RolloutFailure } from '../releases/wait-for-shells.ts';

const USAGE = `heizplatz-remote COMMAND [VERSION] [OPTIONS], in the root of a remote's repository
  build     builds a new version from the sources
  messages  extracts the messages of the code into src/locales; with --check it fails where that changes them
  publish   signs the newest built version (or VERSION) and sends it to the registry
  switch    serves the newest published version (or VERSION) to all visitors; --site at,ch: to those of some sites
  canary    serves it to a share of the visitors: --percent 10, with --site to those of some sites
  promote   serves the canary's version to all visitors of its sites
  rollback  ends the canary; without one, serves the version before again
  list      shows what serves, who moved it, what each shell says of it, and what is built and published, with visits and errors
--reason TEXT stands in the history. The moves wait for the running shells, 60 s at most (--wait SECONDS), and say for each:
served, refused and why, or not yet; they end with 1 where one refuses it, with 3 where one is not ready in time. The last six need RELEASE_REGISTRY_URL and RELEASE_TOKEN, publish RELEASE_SIGNING_KEY.`;

const remote = readRepositoryName();

const COMMANDS: Readonly<Record<string, (options: readonly string[]) => Promise<string>>> = {
  build: async () => {
    const file = pathToFileURL(join(ROOT, 'webpack.config.mjs')).href;
    const { default: configurations } = (await import(file)) as { default: Configuration[] };
    await buildPages(remote, () => configurations);
    return `built ${remote} ${packRelease(remote, new Date()).version}`;
  },
  messages: async ([option]) => {
    const changed = await extractMessages([remote]);
    if (option === '--check' && changed.length > 0)
      throw new Error(`These catalogues differ from the code; run npm run messages:\n${changed.join('\n')}`);
    return changed.length > 0 ? `Updated:\n${changed.join('\n')}` : 'The catalogues match the code.';
  },
};

const REGISTRY_COMMANDS = ['publish', 'switch', 'canary', 'promote', 'rollback', 'list'];

async function runInRegistry(args: readonly [string, ...string[]]): Promise<string> {
  const registry = findRegistry();
  const [command, ...rest] = args;
  if (!registry) throw new Error(`${command} needs RELEASE_REGISTRY_URL and RELEASE_TOKEN, which the operator gives`);
  if (command === 'publish' && !process.env['RELEASE_SIGNING_KEY'])
    throw new Error("publish needs RELEASE_SIGNING_KEY, the file of the team's private key");
  return (await runRegistryCommand(createRegistryClient(registry), parseArguments([command, remote, ...rest]))).join(
    '\n',
  );
}

const [name = '', ...options] = process.argv.slice(2);
try {
  const run = REGISTRY_COMMANDS.includes(name) ? () => runInRegistry([name, ...options]) : COMMANDS[name];
  if (!run) throw new Error(USAGE);
  console.log(await run(options));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof RolloutFailure ? error.exitCode : 1);
}
