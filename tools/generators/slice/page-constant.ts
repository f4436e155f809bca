import * as routes from '@heizplatz/routes';
import type { Tree } from '@nx/devkit';
import { editFile } from '../tree.ts';

const PAGES = 'libs/routes/src';
/** Where a remote's pages stand in libs/routes. */
const FILES: Readonly<Record<string, string>> = {
  ...{ account: 'account-pages.ts', order: 'order-pages.ts', support: 'staff-pages.ts' },
};
const OTHER_FILE = 'public-pages.ts';

/** A path as code of a page has it: a text, or a constant of libs/routes. */
export interface PathInCode {
  readonly code: string;
  readonly isConstant: boolean;
}

export const textPath = (path: string): PathInCode => ({ code: `'${path}'`, isConstant: false });

/**
 * Lint wants the constant of libs/routes where other pages' paths begin alike: the one that has the path, or a new one.
 * Throws when another path has the new one's name.
 */
export function addPageConstant(tree: Tree, app: string, name: string, path: string): PathInCode {
  if (!hasKnownBeginning(path)) return textPath(path);
  const [existing] = Object.entries(routes).find(([, value]) => value === path) ?? [];
  addReference(tree, `apps/${app}/tsconfig.app.json`);
  if (existing !== undefined) return { code: existing, isConstant: true };
  const code = `${name.replaceAll('-', '_').toUpperCase()}_${path.includes(':') ? 'PATTERN' : 'PATH'}`;
  if (code in routes) throw new Error(`libs/routes has another ${code}`);
  const file = FILES[app] ?? OTHER_FILE;
  editFile(tree, `${PAGES}/${file}`, (text) => `${text}\nexport const ${code} = '${path}';\n`);
  editFile(tree, `${PAGES}/index.ts`, (text) => text.replace(`} from './${file}';`, `  ${code},\n} from './${file}';`));
  return { code, isConstant: true };
}

const hasKnownBeginning = (path: string): boolean =>
  routes.FIRST_SEGMENTS.some((segment) => `${path}/`.startsWith(`/${segment}/`)) || path.startsWith('/:productGroup');

function addReference(tree: Tree, config: string): void {
  const reference = '{ "path": "../../libs/routes/tsconfig.lib.json" }';
  if (!tree.read(config, 'utf8')?.includes('libs/routes/'))
    editFile(tree, config, (text) => text.replace(/("references": \[)/, `$1${reference},`));
}
