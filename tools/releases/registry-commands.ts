import { join } from 'node:path';
import { checkRelease, readShellBuild, type Release } from '@heizplatz/releases';
import { ARCHIVE_LIMITS, packArchive } from '@heizplatz/releases/archive';
import type { CommandArguments } from './command-arguments.ts';
import { describeMoved } from './describe-pointer.ts';
import { describeVersions } from './list-command.ts';
import { findBuiltRelease } from './publish-release.ts';
import type { RegistryClient } from './registry-client.ts';
import { BUILT_DIR } from './release-folders.ts';
import { checkMayPublish, signWithCurrentKey } from './release-keys.ts';
import { type Say, waitForShells } from './wait-for-shells.ts';

type Command = (registry: RegistryClient, input: CommandArguments, say: Say) => Promise<readonly string[]>;

/** What the commands do with the registry of a marketplace (RELEASE_REGISTRY_URL), which has gate, pointer and history. */
const COMMANDS: Readonly<Record<string, Command>> = {
  publish: async (registry, { remote, version }) => {
    const release = await checkBuilt(remote, version);
    const { isNew, warnings } = await registry.upload(remote, release.version, await pack(release));
    return [
      `published ${remote} ${release.version}${isNew ? '' : ', which was there already'}`,
      ...warnings.map((warning) => `warning: ${warning}`),
    ];
  },
  list: async (registry, { remote }) => {
    const { entry, moves } = await registry.readPointer(remote);
    const published = await registry.listVersions(remote);
    const [shells, health] = [await registry.readShells(remote), await registry.readHealth(remote)];
    return describeVersions(remote, {
      ...{ entry, moves, published, shells, health, place: 'the registry', nowMs: Date.now() },
    });
  },
  switch: move,
  canary: move,
  promote: move,
  rollback: move,
};

/** Resolves with the lines to print. Rejects with a sentence. */
export function runRegistryCommand(
  registry: RegistryClient,
  input: CommandArguments,
  say: Say = console.error,
): Promise<readonly string[]> {
  const run = COMMANDS[input.command];
  if (!run) throw new Error(`'${input.command}' does not work with RELEASE_REGISTRY_URL: the operator does it`);
  return run(registry, input, say);
}

async function checkBuilt(remote: string, version: string | undefined): Promise<Release> {
  const release = findBuiltRelease(remote, version);
  checkMayPublish(release);
  const folder = join(BUILT_DIR, remote, release.version);
  const shellDir = process.env['SHELL_DIR'];
  // Without a build of the shell the registry compares alone, and shells load it before they serve it.
  if (shellDir) await checkRelease(release, folder, readShellBuild(shellDir));
  return release;
}

async function pack(release: Release): Promise<Buffer<ArrayBuffer>> {
  const folder = join(BUILT_DIR, release.name, release.version);
  signWithCurrentKey(folder);
  const packed = await packArchive(release, folder);
  const limit = ARCHIVE_LIMITS.packedBytes;
  if (packed.length > limit)
    throw new Error(
      `${release.name} ${release.version} is ${toMb(packed.length)} packed; the registry takes ${toMb(limit)}`,
    );
  return packed;
}

const toMb = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** The registry is asked less often than a database. */
const POLL_MS = 1000;

async function move(registry: RegistryClient, input: CommandArguments, say: Say): Promise<readonly string[]> {
  const { command, remote, version, sites, share, reason, waitSeconds: limitSeconds } = input;
  if (command === 'canary' && share === undefined)
    throw new Error('canary needs a share of the visitors, e.g. --percent 10');
  if (command !== 'canary' && share !== undefined) throw new Error(`${command} takes no --percent`);
  const entry = await registry.move(remote, {
    ...{ move: command, sites, reason },
    ...(version !== undefined && { version }),
    ...(share !== undefined && { percent: Math.round(share * 1000) / 10 }),
  });
  const moved = describeMoved(remote, entry);
  if (entry === null) return [moved];
  const read = () => registry.readShells(remote);
  return waitForShells({ moved, remote, entry, read, limitSeconds, say, pollMs: POLL_MS });
}
