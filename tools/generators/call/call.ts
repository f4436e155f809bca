import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { type GeneratorCallback, glob, type Tree } from '@nx/devkit';
import { addEntry, addNamedExport, addNamedImport } from '../edit-source.ts';
import { getNames, type Names } from '../names.ts';
import { createFiles, editFile, formatTree } from '../tree.ts';

const CONTRACT = 'libs/contract/src';
const MODULES = 'libs/api';
const ALL_HANDLERS = 'apps/api/src/registry/all-handlers.ts';
const PLATFORM = 'platform';
/** The folder of the contract that a new area's calls go to. */
const CONTRACT_FOLDERS: Readonly<Record<string, string>> = {
  ...{ identity: 'account', customers: 'account', ordering: 'orders', 'after-sales': 'orders', content: 'contents' },
  ...{ finance: 'staff/finance', advertising: 'staff/adverts', backoffice: 'staff/system', platform: 'staff/system' },
};
const OTHER_FOLDER = 'market';

/** A folder of a module of the API. */
export interface Area {
  readonly module: string;
  readonly name: string;
}

interface Options {
  /** An existing folder, or MODULE/AREA for a new one. */
  readonly area: string;
  readonly name: string;
}

/**
 * A new call: its entry in the contract, registered in CALLS; its handler in the API, registered with its area's; and
 * a spec. Throws, and writes nothing, when a name is invalid or taken.
 */
export async function callGenerator(tree: Tree, { area, name }: Options): Promise<GeneratorCallback> {
  addCall(tree, findArea(tree, area), name);
  await formatTree(tree);
  return () => writeContractReport(tree.root);
}

/** A call of an area, which is new where it has no folder. */
export function addCall(tree: Tree, area: Area, name: string): void {
  const call = { ...getNames(name), path: `/api/${area.name}/${name}` };
  addToContract(tree, contractFile(tree, area), call);
  raiseContract(tree);
  addToApi(tree, area, call);
}

/** The report lists what the sources have, so it is written when they are. */
export const writeContractReport = (root: string): void => {
  execFileSync(process.execPath, ['tools/surfaces/main.ts', 'contract'], { cwd: root, stdio: 'inherit' });
};

type Call = Names & { readonly path: string };

/** Below the contract's folder: the file of the area's calls, or where one belongs. */
function contractFile(tree: Tree, { module, name }: Area): string {
  const [existing] = glob(tree, [`${CONTRACT}/*/${name}.ts`, `${CONTRACT}/staff/*/${name}.ts`]);
  return existing ? relative(CONTRACT, existing) : `${CONTRACT_FOLDERS[module] ?? OTHER_FOLDER}/${name}.ts`;
}

function addToContract(tree: Tree, path: string, call: Call): void {
  const calls = `${CONTRACT}/calls.ts`;
  if (new RegExp(`\\b${call.camel}\\b`).test(tree.read(calls, 'utf8') ?? ''))
    throw new Error(`The call ${call.camel} already exists`);
  const file = `${CONTRACT}/${path}`;
  const base = relative(join(path, '..'), '.');
  if (!tree.exists(file)) tree.write(file, `import * as v from 'valibot';\n`);
  editFile(tree, file, (text) => {
    const guarded = addNamedImport(text, ['ANYONE'], `${base}/access.ts`);
    const imported = addNamedImport(guarded, ['defineCall'], `${base}/call.ts`);
    return addNamedImport(imported, ['CountryId', 'CountryIdText'], `${base}/fields/fields.ts`) + contractText(call);
  });
  editFile(tree, calls, (text) => addNamedExport(text, [call.camel], `./${path}`));
}

const contractText = ({ kebab, camel, path }: Call): string => `
export const ${camel} = defineCall({
  id: '${camel}',
  summary: '${kebab.replaceAll('-', ' ')}',
  method: 'GET',
  path: '${path}',
  query: v.object({ countryId: CountryIdText }),
  response: v.object({ CountryId }),
  access: ANYONE,
  csrf: false,
});
`;

/** An addition is a minor. */
export const raiseContract = (tree: Tree): void =>
  editFile(tree, `${CONTRACT}/contract-version.ts`, (text) =>
    text.replace(/(CONTRACT_MINOR = )(\d+)/, (_, name: string, minor: string) => `${name}${Number(minor) + 1}`),
  );

/** Throws when neither the area nor, for a new one, its module is there. */
export function findArea(tree: Tree, text: string): Area {
  const [first = '', second] = text.split('/');
  const modules = tree.children(MODULES).filter((module) => tree.exists(`${MODULES}/${module}/src`));
  if (second !== undefined) {
    if (!modules.includes(first)) throw new Error(`'${first}' is not a module. Modules: ${modules.sort().join(', ')}`);
    return { module: first, name: getNames(second).kebab };
  }
  const name = getNames(first).kebab;
  const module = modules.find((one) => tree.exists(`${MODULES}/${one}/src/${name}`));
  if (!module) throw new Error(`No module has a folder '${name}'; give the module of a new one, as in content/${name}`);
  return { module, name };
}

function addToApi(tree: Tree, area: Area, call: Call): void {
  const isPlatform = area.module === PLATFORM;
  const platform = getPlatform(area);
  const testing = isPlatform ? '../testing/api-test' : '@heizplatz/api-platform/testing';
  const folder = `${MODULES}/${area.module}/src/${area.name}`;
  openArea(tree, area);
  createFiles(tree, join(import.meta.dirname, 'files'), folder, { ...call, platform, testing });
  addHandlers(tree, area, call.camel, { name: call.camel, file: call.kebab });
}

const getPlatform = ({ module }: Area): string =>
  module === PLATFORM ? '../http/define-handler' : '@heizplatz/api-platform';

/** Adds an entry to the area's handlers, which are registered where they are new. */
export function addHandlers(
  tree: Tree,
  area: Area,
  entry: string,
  imported: { readonly name: string; readonly file: string },
): void {
  const source = `${MODULES}/${area.module}/src`;
  const handlers = `${getNames(area.name).camel}Handlers`;
  const list = `${source}/${area.name}/${area.name}-handlers.ts`;
  if (!tree.exists(list)) {
    tree.write(
      list,
      `import type { Handler } from '${getPlatform(area)}';\n\nexport const ${handlers}: readonly Handler[] = [];\n`,
    );
    editFile(tree, `${source}/index.ts`, (text) =>
      addNamedExport(text, [handlers], `./${area.name}/${area.name}-handlers`),
    );
    editFile(tree, ALL_HANDLERS, (text) =>
      addEntry(addNamedImport(text, [handlers], `@heizplatz/api-${area.module}`), 'AREA_HANDLERS', `...${handlers}`),
    );
  }
  editFile(tree, list, (text) =>
    addEntry(addNamedImport(text, [imported.name], `./${imported.file}`), handlers, entry),
  );
}

/** A module's README has a line for each of its areas. */
export function openArea(tree: Tree, { module, name }: Area): void {
  if (tree.exists(`${MODULES}/${module}/src/${name}`)) return;
  editFile(tree, `${MODULES}/${module}/README.md`, (text) =>
    text.replace(/(?=^- Who may use it)/m, `- \`${name}\`: ${name.replaceAll('-', ' ')}.\n`),
  );
}
