import { callSpecText, contractHead, contractText, handlersText, handlerText } from './call-templates.ts';
import { type Changes, gatherChanges } from './changes.ts';
import { addEntry, addNamedExport, addNamedImport } from './edit-source.ts';
import { namesOf } from './names.ts';

const CONTRACT = 'libs/contract/src';
const API = 'apps/api/src';

/**
 * A new call: its entry in the contract, registered in CALLS; its handler in the API, registered with its area's; and a spec.
 * Answers the files that were written. Throws, and writes nothing, when a name is wrong or taken.
 */
export async function generateCall(root: string, area: string, name: string): Promise<string[]> {
  const call = { ...namesOf(name), path: `/api/${area}/${name}` };
  const changes = gatherChanges(root);
  addToContract(changes, namesOf(area).kebab, call);
  addToApi(changes, area, call);
  return changes.write();
}

type Call = ReturnType<typeof namesOf> & { path: string };

function addToContract(changes: Changes, area: string, call: Call): void {
  const calls = `${CONTRACT}/calls.ts`;
  if (new RegExp(`\\b${call.camel}\\b`).test(changes.read(calls) ?? ''))
    throw new Error(`there is a call ${call.camel} already`);
  const file = `${CONTRACT}/calls-${area}.ts`;
  if (changes.read(file) === undefined) changes.create(file, contractHead());
  changes.edit(file, (text) => {
    const imported = addNamedImport(text, ['ANYONE', 'defineCall'], './call');
    return addNamedImport(imported, ['CountryId', 'CountryIdText'], './fields') + contractText(call);
  });
  changes.edit(calls, (text) => addNamedExport(text, [call.camel], `./calls-${area}`));
}

function addToApi(changes: Changes, area: string, call: Call): void {
  const handlers = `${namesOf(area).camel}Handlers`;
  const list = `${API}/${area}/${area}-handlers.ts`;
  changes.create(`${API}/${area}/${call.kebab}.ts`, handlerText(call));
  changes.create(`${API}/${area}/${call.kebab}.spec.ts`, callSpecText(call));
  if (changes.read(list) === undefined) {
    changes.create(list, handlersText(handlers));
    changes.edit(`${API}/http/all-handlers.ts`, (text) =>
      addEntry(addNamedImport(text, [handlers], `../${area}/${area}-handlers`), 'ALL_HANDLERS', `...${handlers}`),
    );
  }
  changes.edit(list, (text) =>
    addEntry(addNamedImport(text, [`answer${call.pascal}`], `./${call.kebab}`), handlers, `answer${call.pascal}`),
  );
}
