import { createPublicKey } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findEntrySigner, findSigner, getKeyId, movePointer } from '@heizplatz/releases';
import { getAuthor, withPointer } from './open-pointer.ts';
import { registryDir } from './release-folders.ts';
import { parseRemotes, parseTeam } from './team-arguments.ts';
import {
  addTeamKey,
  removeKey,
  revokeTeam,
  rotateKey,
  signingKey,
  signWithCurrentKey,
  trustedKeys,
} from './release-keys.ts';

export const KEY_USAGE = `npm run release -- key list|rotate|resign|remove ID|add TEAM REMOTE[,REMOTE] FILE|revoke TEAM
  list      the keys whose releases are taken, their teams and remotes, and the one that signs
  rotate    a new key signs from now on; the former ones' releases still count
  resign    signs every published release, and what the pointer says, with the key that signs
  remove    releases that this key signed are refused from now on
  add       a team's public key (PEM) in FILE may sign releases and moves of these remotes
  revoke    releases and moves that the team's keys signed are refused from now on`;

const HANDOVER = 'give shells and API the public keys, then start them anew';

/** Returns the lines to print; undefined: the usage. */
export async function runKeyCommand(
  action: string | undefined,
  ...rest: readonly (string | undefined)[]
): Promise<readonly string[] | undefined> {
  if (action === 'list') return listKeys();
  if (action === 'rotate') return [`signing with ${rotateKey()}; ${HANDOVER}`];
  if (action === 'resign')
    return [`signed ${resignAll()} releases and ${await resignPointer()} entries of the pointer anew`];
  const [first, remotes, file] = rest;
  if (!first) return undefined;
  if (action === 'add' && remotes && file)
    return [`trusting ${addKey(first, remotes, file)} of team ${first}; ${HANDOVER}`];
  if (action === 'revoke') return [`revoked ${revokeTeam(first).join(', ')} of team ${first}; ${HANDOVER}`];
  if (action !== 'remove') return undefined;
  removeKey(first);
  return [`removed ${first}; ${HANDOVER}`];
}

function listKeys(): string[] {
  const current = getKeyId(createPublicKey(signingKey()));
  return trustedKeys().map(({ key, team, remotes }) => {
    const id = getKeyId(key);
    const limits = team === null ? '' : `  ${team}: ${remotes?.join(', ') ?? 'all remotes'}`;
    return `${id}${limits}${id === current ? '  signs' : ''}`;
  });
}

function addKey(team: string, remoteList: string, file: string): string {
  return addTeamKey(parseTeam(team), parseRemotes(remoteList), readFileSync(file, 'utf8'));
}

/** Of the operator's alone: a team's release must end with that team's key. */
function resignAll(): number {
  const keys = trustedKeys().flatMap(({ key, team }) => (team === null ? [key] : []));
  const current = getKeyId(createPublicKey(signingKey()));
  const folders = releaseFolders().filter((folder) => {
    const signer = findSigner(folder, keys);
    return signer !== undefined && getKeyId(signer) !== current;
  });
  for (const folder of folders) signWithCurrentKey(folder);
  return folders.length;
}

/** What serves stays; entries of before revisions are signed for the first time. */
const resignPointer = (): Promise<number> =>
  withPointer(async (store) => {
    const current = createPublicKey(signingKey());
    const author = { by: getAuthor(), reason: '', command: 'key resign' };
    const { remotes } = await store.read();
    const others = Object.entries(remotes).filter(([remote, entry]) => !findEntrySigner(remote, entry, [current]));
    for (const [remote] of others) await movePointer(store, remote, (entry) => entry, author);
    return others.length;
  });

const directoriesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));

const releaseFolders = (): string[] =>
  directoriesIn(registryDir())
    .flatMap(directoriesIn)
    .filter((folder) => existsSync(join(folder, 'release.json')));
