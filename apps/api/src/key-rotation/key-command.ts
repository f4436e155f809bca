import {
  addKey,
  type Database,
  FIRST_KEY,
  KEY_KINDS,
  type KeyFile,
  getKeyIds,
  type KeyKind,
  KeyRefusal,
  type KeyRing,
  makeCurrent,
  readKeyFile,
  removeKey,
  writeKeyFile,
} from '@heizplatz/api-platform';
import { countEncrypted, reencrypt } from './reencrypt';

const USAGE = `Usage: npm run keys -- list
                       rotate KIND       creates a key and uses it from now on
                       add KIND          creates a key that is not used yet
                       use KIND ID       uses the key from now on
                       remove KIND ID
                       reencrypt         encrypts everything again with the key in use
KIND: ${KEY_KINDS.join(', ')}. Keys of releases: npm run release -- key`;

export interface KeyCommand {
  /** Of the keys that commands made. */
  readonly file: string;
  readonly now: Date;
  readonly print: (text: string) => void;
  /** Opens what is encrypted, for those commands that need it. */
  readonly withDatabase: <T>(work: (db: Database, keys: KeyRing) => Promise<T>) => Promise<T>;
}

/** Returns the exit code. API nodes load the file at their next start. */
export async function runKeyCommand([action, kind, id]: readonly string[], command: KeyCommand): Promise<number> {
  const { print } = command;
  try {
    if (action === 'list') return list(command);
    if (action === 'reencrypt') return await encryptAnew(command);
    if (!isKind(kind)) return usage(command);
    const file = readKeyFile(command.file);
    if (action === 'add' || action === 'rotate') {
      const added = addKey(file, kind, command.now);
      writeKeyFile(command.file, action === 'add' ? added.file : makeCurrent(added.file, kind, added.id));
      print(`${kind}: ${added.id} ${action === 'add' ? 'is not used yet' : 'is in use'}. Restart every node.`);
      return 0;
    }
    if ((action !== 'use' && action !== 'remove') || id === undefined) return usage(command);
    const next = action === 'use' ? makeCurrent(file, kind, id) : removeKey(file, kind, id);
    if (action === 'remove' && kind === 'encryption') await refuseWhileNeeded(id, command);
    writeKeyFile(command.file, next);
    print(`${kind}: ${id} ${action === 'use' ? 'is in use' : 'was removed'}. Restart every node.`);
    return 0;
  } catch (error) {
    if (!(error instanceof KeyRefusal)) throw error;
    print(error.message);
    return 1;
  }
}

const isKind = (text: string | undefined): text is KeyKind => KEY_KINDS.some((kind) => kind === text);

function usage({ print }: KeyCommand): number {
  print(USAGE);
  return 2;
}

function list({ file, print }: KeyCommand): number {
  const stored: KeyFile = readKeyFile(file);
  for (const kind of KEY_KINDS) {
    const { currentId, keys } = stored[kind];
    for (const id of getKeyIds(stored[kind])) {
      const origin = id === FIRST_KEY ? 'from the configuration' : `created ${keys[id]?.madeAt.slice(0, 16) ?? ''}`;
      print(`${kind.padEnd(12)}${id.padEnd(20)}${origin}${id === currentId ? ', in use' : ''}`);
    }
  }
  return 0;
}

async function encryptAnew({ print, withDatabase }: KeyCommand): Promise<number> {
  const done = await withDatabase(reencrypt);
  for (const { name, changed, unreadable } of done)
    print(`${name}: encrypted ${changed} values again${unreadable > 0 ? `, cannot read ${unreadable}` : ''}`);
  return done.some(({ unreadable }) => unreadable > 0) ? 1 : 0;
}

/** What a removed key encrypted could never be read again. */
async function refuseWhileNeeded(id: string, { withDatabase }: KeyCommand): Promise<void> {
  const count = await withDatabase((db) => countEncrypted(db, id));
  if (count > 0) throw new KeyRefusal(`The key '${id}' encrypts ${count} values. Run first: npm run keys -- reencrypt`);
}
