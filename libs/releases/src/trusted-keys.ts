import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isGrantLine } from './ownership/remote-grants.ts';
import { isSizeLine } from './size-budget.ts';
import { getKeyId } from './signature.ts';
import { UntrustedRelease } from './untrusted-release.ts';

/** A public key, and what it may sign. */
export interface TrustedKey {
  readonly key: KeyObject;
  /** Null: the operator. */
  readonly team: string | null;
  /** Names of remotes; null: all of them. */
  readonly remotes: readonly string[] | null;
}

const [BEGIN, END] = ['-----BEGIN PUBLIC KEY-----', '-----END PUBLIC KEY-----'];
const LABEL = /^(Team|Remotes): *(\S.*)$/;
const ALL_REMOTES = '*';

/**
 * The entries of a file of public keys (PEM), the oldest first. Lines `Team: NAME` and `Remotes: NAME, NAME` (or `*`) before
 * a key limit it; a key without them is the operator's. Lines of RemoteGrants and SizeBudgets limit remotes, and lines that begin with # are
 * comments. Throws for any other line, so that a misspelt limit trusts nobody, and where a team's key names no remotes.
 */
export function parseTrustedKeys(text: string): TrustedKey[] {
  const entries = text.split(END);
  const [unread] = selectLabels(entries.pop() ?? '');
  if (entries.length > 0 && unread !== undefined)
    throw new Error(`a file of public keys contains '${unread}' after its last key`);
  return entries.map((entry) => {
    const [labels = '', key = ''] = entry.split(BEGIN);
    const lines = selectLabels(labels);
    const { Team, Remotes } = Object.fromEntries(lines.map(parseLabel));
    if ((Team === undefined) !== (Remotes === undefined))
      throw new Error('a public key needs both of the lines Team and Remotes, or neither');
    const remotes = Remotes === undefined || Remotes === ALL_REMOTES ? null : Remotes.split(/, */);
    return { key: createPublicKey(BEGIN + key + END), team: Team ?? null, remotes };
  });
}

/** Lines of grants and budgets stand anywhere; parseRemoteGrants and parseSizeBudgets read them. */
const selectLabels = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#') && !isGrantLine(line) && !isSizeLine(line));

function parseLabel(line: string): [string, string] {
  const [, name, value] = LABEL.exec(line.trimEnd()) ?? [];
  if (name === undefined || value === undefined) throw new Error(`a file of public keys contains '${line}'`);
  return [name, value];
}

/** Throws without the file. */
export const readTrustedKeys = (file: string): TrustedKey[] => parseTrustedKeys(readFileSync(file, 'utf8'));

/** As parseTrustedKeys reads it. */
export const formatTrustedKeys = (keys: readonly TrustedKey[]): string =>
  keys
    .map(({ key, team, remotes }) => {
      const pem = key.export({ type: 'spki', format: 'pem' }).toString();
      return team === null ? pem : `Team: ${team}\nRemotes: ${remotes?.join(', ') ?? ALL_REMOTES}\n${pem}`;
    })
    .join('');

/** Keys that may sign for a remote: its releases and its moves. */
export const selectKeys = (keys: readonly TrustedKey[], remote: string): KeyObject[] =>
  keys.filter(({ remotes }) => remotes?.includes(remote) ?? true).map(({ key }) => key);

/** Whether a team's key alone stands for what the key signed; the operator's signs what it likes. */
export const isTeamsKey = (key: KeyObject, keys: readonly TrustedKey[]): boolean => {
  const own = keys.filter((trusted) => trusted.key.equals(key));
  return own.length > 0 && own.every(({ team }) => team !== null);
};

/** Throws a sentence when the key is trusted for other remotes alone; a key that is not trusted is left to others. */
export function checkMaySign(key: KeyObject, keys: readonly TrustedKey[], remote: string): void {
  const own = keys.filter((trusted) => trusted.key.equals(key));
  if (own.length === 0 || selectKeys(own, remote).length > 0) return;
  const teams = own.map(({ team }) => team).join(', ');
  const message = `the key ${getKeyId(key)} belongs to team ${teams}, which may not sign ${remote}`;
  throw new UntrustedRelease('other-team', message);
}
