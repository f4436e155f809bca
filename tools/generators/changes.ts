import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { ROOT } from '../build/workspace.ts';

export interface Changes {
  /** The text of a file as it will be; undefined when there is none. */
  readonly read: (file: string) => string | undefined;
  /** A file that must not be there yet. */
  readonly create: (file: string, text: string) => void;
  /** A file that is there. */
  readonly edit: (file: string, change: (text: string) => string) => void;
  /**
   * Writes everything, formatted; returns the files. Nothing is written before, so an error leaves no partial result.
   */
  readonly write: () => Promise<string[]>;
}

/** Gathers what a generator writes below a folder; paths are relative to it. */
export function gatherChanges(root: string): Changes {
  const contents = new Map<string, string>();
  const read = (file: string) => {
    const path = join(root, file);
    return contents.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  };
  return {
    read,
    create: (file, text) => {
      if (read(file) !== undefined) throw new Error(`${file} already exists`);
      contents.set(file, text);
    },
    edit: (file, change) => {
      const before = read(file);
      if (before === undefined) throw new Error(`Cannot find ${file}`);
      contents.set(file, change(before));
    },
    write: async () => {
      const config = JSON.parse(readFileSync(join(ROOT, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
      for (const [file, text] of contents) {
        const path = join(root, file);
        mkdirSync(dirname(path), { recursive: true });
        // Answered as it is where it is no code.
        writeFileSync(path, (await format(path, text, config)).code);
      }
      return [...contents.keys()];
    },
  };
}
