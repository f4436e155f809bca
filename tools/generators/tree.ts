import { join } from 'node:path';
import { generateFiles, OverwriteStrategy, type Tree } from '@nx/devkit';
import { format, type FormatConfig } from 'oxfmt';

/** Writes a generator's templates into a folder. Throws when one of the files is there already. */
export const createFiles = (tree: Tree, templates: string, folder: string, words: object) =>
  generateFiles(tree, templates, folder, words, { overwriteStrategy: OverwriteStrategy.ThrowIfExisting });

/** Changes a file that is there. Throws when it is not, or when nothing changes: what the change looks for is gone. */
export function editFile(tree: Tree, file: string, change: (text: string) => string): void {
  const before = tree.read(file, 'utf8');
  if (before === null) throw new Error(`Cannot find ${file}`);
  const after = change(before);
  if (after === before) throw new Error(`Cannot find the place in ${file}`);
  tree.write(file, after);
}

/** Formats whatever a generator has written, as `npm run format` would. */
export async function formatTree(tree: Tree): Promise<void> {
  for (const { path, type, content } of tree.listChanges())
    if (type !== 'DELETE' && content) tree.write(path, await formatText(tree, path, content.toString()));
}

/** A text as it stands in a file of this name; what is no code stays as it is. */
export async function formatText(tree: Tree, file: string, text: string): Promise<string> {
  const config = JSON.parse(tree.read('.oxfmtrc.json', 'utf8') ?? '{}') as FormatConfig;
  return (await format(join(tree.root, file), text, config)).code;
}
