import { dirname, join } from 'node:path';
import type { WorkerOptions } from 'node:worker_threads';

/**
 * Options of a thread that runs the code of remotes: no variable of its process but NODE_ENV, and Node's permission
 * model, by which it reads files of these folders (absolute paths, with all that lies in them) and of packages, writes
 * none, and starts neither processes nor threads; where Node can forbid it (25 and later), it has no network either. They hold for that thread alone. What they leave open stands in
 * docs/threat-model.md.
 */
export function confineThread(...folders: readonly string[]): Pick<WorkerOptions, 'env' | 'execArgv'> {
  const { NODE_ENV } = process.env;
  const readable = [...folders, ...folders.flatMap(listPackageFolders)];
  return {
    env: NODE_ENV === undefined ? {} : { NODE_ENV },
    execArgv: [
      // Flags of the process do not reach a thread that has its own.
      ...process.execArgv.filter((flag) => flag === '--enable-source-maps'),
      '--permission',
      ...[...new Set(readable)].map((folder) => `--allow-fs-read=${join(folder, '*')}`),
    ],
  };
}

/** Where modules in the folder find packages: beside it, and beside each folder above. */
const listPackageFolders = (folder: string): readonly string[] => {
  const above = dirname(folder);
  return [join(folder, 'node_modules'), ...(above === folder ? [] : listPackageFolders(above))];
};
