import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../build/workspace.ts';

/**
 * `node tools/deploy/main.ts`: validates the objects of deploy/kubernetes by the schemas of Kubernetes (the package
 * kubernetes-models). Prints 'FILE KIND NAME: what is wrong'; exits with 1 for the first of them. Objects of an operator
 * (CloudNativePG) have schemas of their own, which no package of the registry brings; they are counted as not checked.
 */
const FOLDER = join(ROOT, 'deploy/kubernetes');
const KubernetesObject = v.looseObject({
  apiVersion: v.string(),
  kind: v.string(),
  metadata: v.looseObject({ name: v.string() }),
});
/** A class a kind. */
type Models = Readonly<Record<string, new (content: object) => { validate(): void }>>;

let [checked, notChecked, failed] = [0, 0, 0];
for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.yaml')))
  for (const document of parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8'))) {
    const { apiVersion, kind, ...content } = v.parse(KubernetesObject, document.toJS({ maxAliasCount: 100 }));
    const problem = await findProblem(apiVersion, kind, content);
    if (problem === undefined) checked += 1;
    else if (problem === null) notChecked += 1;
    else {
      failed += 1;
      console.error(`${file} ${kind} ${content.metadata.name}: ${problem}`);
    }
  }
console.log(`${checked} objects are valid, ${failed} are not, ${notChecked} have a schema of their own.`);
process.exit(failed > 0 ? 1 : 0);

/** Undefined: it is valid; null: there is no schema. */
async function findProblem(apiVersion: string, kind: string, content: object): Promise<string | undefined | null> {
  if (apiVersion.startsWith('postgresql.cnpg.io/')) return null;
  const path = `kubernetes-models/${apiVersion}`;
  const models = (await import(path)) as Models;
  const Model = models[kind];
  if (!Model) return `${apiVersion} has no such kind`;
  try {
    new Model(content).validate();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
