import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PACKAGES_OF_FOLDERS, PACKAGES_OF_LAYERS } from './allowed-packages.ts';

const SPEC = /\.spec\.tsx?$|\/testing\//;
const layers = new Map<string, string | undefined>();

/** Of the nearest project.json above a folder. Undefined outside all projects, '' for a project without one. */
function findLayer(root: string, folder: string): string | undefined {
  if (!layers.has(folder)) {
    const layer = readLayer(join(root, folder, 'project.json'));
    layers.set(folder, layer ?? (folder === '.' ? undefined : findLayer(root, dirname(folder))));
  }
  return layers.get(folder);
}

function readLayer(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const { tags = [] } = JSON.parse(readFileSync(file, 'utf8')) as { readonly tags?: readonly string[] };
  return tags.find((tag) => tag.startsWith('layer:')) ?? '';
}

/**
 * Patterns of what a file, named by its path below `root`, may import from outside the repository. What is in no
 * project may import anything, as for the rule of Nx.
 */
export function findAllowed(root: string, file: string): readonly string[] {
  const layer = findLayer(root, dirname(file));
  if (layer === undefined) return ['*'];
  const folders = Object.entries(PACKAGES_OF_FOLDERS).filter(([folder]) => `${file}/`.startsWith(`${folder}/`));
  const lists = [PACKAGES_OF_LAYERS[layer], ...folders.map(([, list]) => list)];
  return lists.flatMap((list) => [...(list?.code ?? []), ...(SPEC.test(file) ? (list?.specs ?? []) : [])]);
}
