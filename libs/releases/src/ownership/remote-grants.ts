import { readFileSync } from 'node:fs';
import { REMOTE_NAME } from '../pointer/pointer-entry.ts';

/** What the operator gave a remote, whoever signs it. */
export interface RemoteGrant {
  /** Patterns as routes have them: '/tipps/*' gives all paths below '/tipps' too. */
  readonly paths: readonly string[];
  /** The order that its releases must have; null: none was given. */
  readonly order: number | null;
  readonly layouts: readonly string[];
}

/** By the remote's name. */
export type RemoteGrants = Readonly<Record<string, RemoteGrant>>;

const LINE = /^(Paths|Order|Layouts) of ([a-z][a-z\d-]*): *(\S.*)$/;
const NOTHING: RemoteGrant = { paths: [], order: null, layouts: [] };

export const isGrantLine = (line: string): boolean => LINE.test(line.trimEnd());

/**
 * The lines `Paths of REMOTE: /PATH, /PATH/*`, `Order of REMOTE: N` and `Layouts of REMOTE: NAME, NAME` of a file of public
 * keys, wherever they stand between the keys. Throws for a value that is none, and where a line stands twice.
 */
export function parseRemoteGrants(text: string): RemoteGrants {
  const grants: Record<string, RemoteGrant> = {};
  const seen = new Set<string>();
  for (const line of text.split(/\r?\n/)) {
    const [, field = '', remote = '', value = ''] = LINE.exec(line.trimEnd()) ?? [];
    if (field === '') continue;
    if (!REMOTE_NAME.test(remote) || seen.has(`${field} ${remote}`))
      throw new Error(`a file of public keys contains '${line}' for no remote, or twice`);
    seen.add(`${field} ${remote}`);
    grants[remote] = { ...(grants[remote] ?? NOTHING), ...parseField(field, value, line) };
  }
  return grants;
}

function parseField(field: string, value: string, line: string): Partial<RemoteGrant> {
  const names = value.split(/, */);
  if (field === 'Layouts') return { layouts: names };
  if (field === 'Order' && /^\d{1,6}$/.test(value)) return { order: Number(value) };
  if (field === 'Paths' && names.every((path) => path.startsWith('/'))) return { paths: names };
  throw new Error(`a file of public keys contains '${line}'`);
}

/** Throws without the file, and as parseRemoteGrants does. */
export const readRemoteGrants = (publicKeyFile: string): RemoteGrants =>
  parseRemoteGrants(readFileSync(publicKeyFile, 'utf8'));

/** As parseRemoteGrants reads it. */
export const formatRemoteGrants = (grants: RemoteGrants): string =>
  Object.entries(grants)
    .flatMap(([remote, { paths, order, layouts }]) => [
      ...(paths.length > 0 ? [`Paths of ${remote}: ${paths.join(', ')}\n`] : []),
      ...(order === null ? [] : [`Order of ${remote}: ${order}\n`]),
      ...(layouts.length > 0 ? [`Layouts of ${remote}: ${layouts.join(', ')}\n`] : []),
    ])
    .join('');
