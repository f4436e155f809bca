import { existsSync, globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { callSpecText, contractHeader, contractText, handlersText, handlerText } from './call-templates.ts';
import { type Changes, gatherChanges } from './changes.ts';
import { addEntry, addNamedExport, addNamedImport } from './edit-source.ts';
import { getNames } from './names.ts';

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
interface Area {
  readonly module: string;
  readonly name: string;
}

/**
 * A new call: its entry in the contract, registered in CALLS; its handler in the API, registered with its area's; and
 * a spec. `area` is an existing folder, or MODULE/AREA for a new one. Returns the files that were written. Throws,
 * and writes nothing, when a name is invalid or taken.
 */
export async function generateCall(root: string, area: string, name: string): Promise<string[]> {
  const apiArea = findArea(root, area);
  const call = { ...getNames(name), path: `/api/${apiArea.name}/${name}` };
  const changes = gatherChanges(root);
  addToContract(changes, contractFile(root, apiArea), call);
  addToApi(changes, apiArea, call);
  return changes.write();
}

type Call = ReturnType<typeof getNames> & { path: string };

/** Below the contract's folder: the file of the area's calls, or where one belongs. */
function contractFile(root: string, { module, name }: Area): string {
  const [existing] = globSync([`*/${name}.ts`, `staff/*/${name}.ts`], { cwd: join(root, CONTRACT) });
  return existing ?? `${CONTRACT_FOLDERS[module] ?? OTHER_FOLDER}/${name}.ts`;
}

function addToContract(changes: Changes, path: string, call: Call): void {
  const calls = `${CONTRACT}/calls.ts`;
  if (new RegExp(`\\b${call.camel}\\b`).test(changes.read(calls) ?? ''))
    throw new Error(`The call ${call.camel} already exists`);
  const file = `${CONTRACT}/${path}`;
  const base = relative(dirname(path), '.');
  if (changes.read(file) === undefined) changes.create(file, contractHeader());
  changes.edit(file, (text) => {
    const guarded = addNamedImport(text, ['ANYONE'], `${base}/access.ts`);
    const imported = addNamedImport(guarded, ['defineCall'], `${base}/call.ts`);
    return addNamedImport(imported, ['CountryId', 'CountryIdText'], `${base}/fields/fields.ts`) + contractText(call);
  });
  changes.edit(calls, (text) => addNamedExport(text, [call.camel], `./${path}`));
}

function findArea(root: string, text: string): Area {
  const [first = '', second] = text.split('/');
  const modules = globSync('*/src', { cwd: join(root, MODULES) }).map(dirname);
  if (second !== undefined) {
    if (!modules.includes(first)) throw new Error(`'${first}' is not a module. Modules: ${modules.sort().join(', ')}`);
    return { module: first, name: getNames(second).kebab };
  }
  const name = getNames(first).kebab;
  const module = modules.find((one) => existsSync(join(root, MODULES, one, 'src', name)));
  if (!module) throw new Error(`No module has a folder '${name}'; give the module of a new one, as in content/${name}`);
  return { module, name };
}

function addToApi(changes: Changes, { module, name: area }: Area, call: Call): void {
  const handlers = `${getNames(area).camel}Handlers`;
  const source = `${MODULES}/${module}/src`;
  const list = `${source}/${area}/${area}-handlers.ts`;
  const isPlatform = module === PLATFORM;
  const platform = isPlatform ? '../http/define-handler' : '@heizplatz/api-platform';
  const testing = isPlatform ? '../testing/api-test' : '@heizplatz/api-platform/testing';
  changes.create(`${source}/${area}/${call.kebab}.ts`, handlerText(call, platform));
  changes.create(`${source}/${area}/${call.kebab}.spec.ts`, callSpecText(call, testing));
  if (changes.read(list) === undefined) {
    changes.create(list, handlersText(handlers, platform));
    changes.edit(`${source}/index.ts`, (text) => addNamedExport(text, [handlers], `./${area}/${area}-handlers`));
    changes.edit(ALL_HANDLERS, (text) =>
      addEntry(addNamedImport(text, [handlers], `@heizplatz/api-${module}`), 'AREA_HANDLERS', `...${handlers}`),
    );
  }
  changes.edit(list, (text) => addEntry(addNamedImport(text, [call.camel], `./${call.kebab}`), handlers, call.camel));
}
