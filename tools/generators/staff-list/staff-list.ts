import { basename, join, relative } from 'node:path';
import { type GeneratorCallback, glob, type Tree } from '@nx/devkit';
import { getCallArea } from '@heizplatz/contract';
import { MODULE_IMPORTS } from '../../checks/api-modules.ts';
import { addHandlers, findArea, openArea, raiseContract, writeContractReport } from '../call/call.ts';
import { addEntry, addNamedExport, addNamedImport, addProperty } from '../edit-source.ts';
import { getNames, type Names } from '../names.ts';
import { addPageConstant } from '../slice/page-constant.ts';
import { checkPagePath, urlFolder } from '../slice/page-path.ts';
import { createFiles, editFile, formatTree } from '../tree.ts';

interface Options {
  /** An existing folder of the API, or MODULE/AREA for a new one. */
  readonly area: string;
  /** What is listed: 'delivery-notes'. */
  readonly name: string;
  /** The page's, below /support. */
  readonly path: string;
  /** German: 'Lieferscheine'. */
  readonly label: string;
  /** As a schema.ts of the module exports it. */
  readonly table: string;
  /** Its column that rows are sorted by. */
  readonly time?: string;
}

const APP = 'apps/support/src';
const CONTRACT = 'libs/contract/src';
const AUDIT = 'libs/api/platform/src/audit';
/** The folder of the contract below staff, by the API's module. */
const CONTRACT_FOLDERS: Readonly<Record<string, string>> = {
  ...{ content: 'contents', customers: 'customers', dealers: 'dealers', finance: 'finance', advertising: 'adverts' },
  ...{ ordering: 'orders', 'after-sales': 'orders' },
};
const OTHER_FOLDER = 'system';

/**
 * A list of staff over a table: its declaration and calls, its handlers, and its page with table, filters and files, for
 * administrators until somebody says who else may read it. Throws, and writes nothing, when a name is invalid or taken, or the
 * module cannot have a list of this table.
 */
export async function staffListGenerator(tree: Tree, options: Options): Promise<GeneratorCallback> {
  const { name, path, label, table, time = 'createdAt' } = options;
  const names = getNames(name);
  checkStaffPath(path);
  const area = findArea(tree, options.area);
  const folder = `libs/api/${area.module}/src/${area.name}`;
  const words = {
    ...{ ...names, path, label, table, time },
    words: name.replaceAll('-', ' '),
    constant: name.replaceAll('-', '_').toUpperCase(),
    timeField: `${time.charAt(0).toUpperCase()}${time.slice(1)}`,
    fileName: basename(path),
    schema: toImport(folder, findSchema(tree, area.module, table, time)),
    pathConstant: addPageConstant(tree, 'support', name, path).code,
  };
  addToContract(tree, area.module, words);
  openArea(tree, area);
  createFiles(tree, join(import.meta.dirname, 'files/api'), folder, words);
  addHandlers(tree, area, `...${names.camel}List.handlers`, { name: `${names.camel}List`, file: `${name}-list` });
  addPage(tree, words);
  nameForPeople(tree, names, label);
  await formatTree(tree);
  return () => writeContractReport(tree.root);
}

type Words = Names & Readonly<Record<'path' | 'label' | 'constant' | 'pathConstant', string>>;

function checkStaffPath(path: string): void {
  checkPagePath(path);
  if (!path.startsWith('/support/') || path.includes(':'))
    throw new Error(`A list's page stands below /support, without parameters; '${path}' does not`);
  if (getCallArea({ path: `/api${path}` }) === undefined)
    throw new Error(`${path} belongs to no area of calls: AREA_PATHS in libs/contract/src/call-area.ts has to know it`);
}

/** Below the root: the schema with the table. */
function findSchema(tree: Tree, module: string, table: string, time: string): string {
  const imports: Readonly<Record<string, readonly string[]>> = MODULE_IMPORTS;
  if (!imports[module]?.includes('identity')) throw new Error(`${module} may not import identity, which has the lists`);
  const declared = new RegExp(`export const ${table} = pgTable\\([^]*?\\n\\}?\\);`);
  for (const file of glob(tree, [`libs/api/${module}/src/**/schema.ts`])) {
    const [text] = declared.exec(tree.read(file, 'utf8') ?? '') ?? [];
    if (text === undefined) continue;
    const missing = ['id', 'countryId', time].filter((column) => !new RegExp(`\\b${column}: `).test(text));
    if (missing.length > 0) throw new Error(`${table} has no column ${missing.join(', ')}`);
    return file;
  }
  throw new Error(`No schema.ts of ${module} exports a table '${table}'`);
}

function toImport(folder: string, file: string): string {
  const path = relative(folder, file).replace(/\.ts$/, '');
  return path.startsWith('.') ? path : `./${path}`;
}

function addToContract(tree: Tree, module: string, words: Words): void {
  const { kebab, pascal, constant } = words;
  const [call, exportCall] = [`staff${pascal}`, `exportStaff${pascal}`];
  const folder = `staff/${CONTRACT_FOLDERS[module] ?? OTHER_FOLDER}`;
  if (new RegExp(`\\b${call}\\b`).test(tree.read(`${CONTRACT}/calls.ts`, 'utf8') ?? ''))
    throw new Error(`The call ${call} already exists`);
  createFiles(tree, join(import.meta.dirname, 'files/contract'), `${CONTRACT}/${folder}`, words);
  editFile(tree, `${CONTRACT}/calls.ts`, (text) => addNamedExport(text, [call, exportCall], `./${folder}/${kebab}.ts`));
  editFile(
    tree,
    `${CONTRACT}/staff-lists.ts`,
    (text) => `${text}export { ${constant}_LIST as ${call} } from './${folder}/${kebab}.ts';\n`,
  );
  raiseContract(tree);
}

function addPage(tree: Tree, words: Words): void {
  const { kebab, camel, pascal, path, label, pathConstant } = words;
  const folder = `${APP}/routes/${urlFolder(path)}`;
  const [shared, testing] = [relative(folder, `${APP}/shared`), relative(folder, `${APP}/testing`)];
  createFiles(tree, join(import.meta.dirname, 'files/page'), folder, { ...words, shared, testing });
  editFile(tree, `${APP}/routes.tsx`, (text) =>
    addEntry(
      addNamedImport(text, [`${camel}Route`], `./${relative(APP, folder)}/${kebab}-route`),
      'routes',
      `${camel}Route`,
    ),
  );
  const end = '\n    ],\n  },\n];';
  const line = `{ path: ${pathConstant}, text: msg\`${label}\`, call: CALLS.staff${pascal} },`;
  editFile(tree, `${APP}/shared/staff-page/staff-screens.ts`, (text) =>
    addNamedImport(text, [pathConstant], '@heizplatz/routes').replace(end, `\n${line}${end}`),
  );
}

/** What the audit log calls the calls, and who may make them by the specs of access. */
function nameForPeople(tree: Tree, { pascal }: Names, label: string): void {
  const [call, exportCall] = [`staff${pascal}`, `exportStaff${pascal}`];
  editFile(tree, `${AUDIT}/read-names.ts`, (text) =>
    addProperty(text, 'READ_NAMES', `${call}: 'Liste „${label}“ gelesen'`),
  );
  editFile(tree, `${AUDIT}/action-names.ts`, (text) =>
    addProperty(text, 'SYSTEM_ACTION_NAMES', `${exportCall}: 'Liste „${label}“ ausgegeben'`),
  );
  editFile(tree, 'libs/api/platform/src/http/testing/allowed-callers.ts', (text) =>
    addProperty(text, 'ALLOWED', `${call}: [admin],\n${exportCall}: [admin]`),
  );
}
