#!/usr/bin/env node
import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Configuration } from 'webpack';
import { buildPages } from '../build/build-pages.ts';
import { readRepositoryName, ROOT } from '../build/workspace.ts';
import { runMessages } from '../messages/site-texts.ts';
import { parseArguments } from '../releases/command-arguments.ts';
import { packRelease } from '../releases/pack-release.ts';
import { createRegistryClient, findRegistry } from '../releases/registry-client.ts';
import { runRegistryCommand } from '../releases/registry-commands.ts';
import { RolloutFailure } from '../releases/wait-for-shells.ts';
import { startDevelopment } from './development-server.ts';
import { upgradePackages } from './upgrade-packages.ts';

const USAGE = `heizplatz-remote COMMAND [VERSION] [OPTIONS], in the root of a remote's repository
  build     builds a new version from the sources
  dev       builds after each change, and prints a link: a browser that opens it gets the remote from here, inside a
            running shell that was started with RELEASE_OVERRIDES=on; --shell http://localhost:4200 --port 4300
  messages  removes from src/locales what does not differ by site, or is no message of the code; with --check it
            fails instead; --find TEXT prints the messages that contain it
  upgrade   takes the newer packages of a folder or an address (npm run pack -- --out DIR in the monorepo)
  publish   signs the newest built version (or VERSION) and sends it to the registry
  switch    serves the newest published version (or VERSION) to all visitors; --site at,ch: to those of some sites
  canary    serves it to a share of the visitors: --percent 10, with --site to those of some sites
  promote   serves the canary's version to all visitors of its sites
  rollback  ends the canary; without one, serves the version before again
  list      shows what serves, who moved it, what each shell says of it, and what is built and published, with visits and errors
--reason TEXT stands in the history. The moves wait for the running shells, 60 s at most (--wait SECONDS), and say for each:
served, refused and why, or not yet; they end with 1 where one refuses it, with 3 where one is not ready in time. The last six need RELEASE_REGISTRY_URL and RELEASE_TOKEN, publish and dev RELEASE_SIGNING_KEY.`;

const remote = readRepositoryName();

const COMMANDS: Readonly<Record<string, (options: readonly string[]) => Promise<string>>> = {
  build: async () => {
    const configurations = await readConfigurations();
    await buildPages(remote, () => configurations);
    return `built ${remote} ${packRelease(remote, new Date()).version}`;
  },
  dev: async (options) => {
    const { values } = parseArgs({
      args: [...options],
      options: { shell: { type: 'string' }, port: { type: 'string' } },
    });
    const file = process.env['RELEASE_SIGNING_KEY'];
    if (!file) throw new Error("dev needs RELEASE_SIGNING_KEY, the file of the team's private key");
    const [configuration] = await readConfigurations();
    if (!configuration) throw new Error('webpack.config.mjs exports no build');
    const { link } = await startDevelopment({
      ...{ remote, configuration, nowMs: Date.now(), say: console.log },
      ...{ shell: values.shell ?? 'http://localhost:4200', port: Number(values.port ?? 4300) },
      key: createPrivateKey(readFileSync(file)),
    });
    return `Open once in your browser:\n${link}`;
  },
  upgrade: ([source]) => upgradePackages(source, ROOT),
  messages: (options) => runMessages([remote, ...options]),
};

/** The browser's build first, then the server's. */
async function readConfigurations(): Promise<Configuration[]> {
  const file = pathToFileURL(join(ROOT, 'webpack.config.mjs')).href;
  return ((await import(file)) as { default: Configuration[] }).default;
}

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
