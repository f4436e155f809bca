import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createFolderPointer, movePointer, switchTo } from '../index.ts';

/** A process of the spec: `node switch-often.ts FOLDER KEYS PREFIX COUNT REMOTE…` switches each remote COUNT times. */
const [dir = '', keys = '', prefix = '', count = '0', ...remotes] = process.argv.slice(2);
const store = createFolderPointer({
  dir,
  trust: { publicKeyFile: `${keys}/public.pem`, acceptsUnsigned: false },
  getKey: () => createPrivateKey(readFileSync(`${keys}/private.pem`)),
  clock: () => new Date(),
});
const author = { by: prefix, reason: '', command: 'switch' };
for (let nth = 0; nth < Number(count); nth += 1)
  for (const remote of remotes)
    await movePointer(store, remote, (entry) => switchTo(entry, `${prefix}-${nth}`), author);
