import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../build/workspace.ts';

/**
 * `npm run test:deploy -- [FOLDER]`: validates the objects of deploy/kubernetes (or FOLDER) by the schemas of Kubernetes
 * and of the operators that read them (the packages kubernetes-models and @kubernetes-models). Prints 'FILE KIND NAME: what is wrong' and exits
 * with 1 where one is not valid. Kinds that no package describes are named.
 */
const folder = process.argv[2] ?? join(ROOT, 'deploy/kubernetes');
/** By the group of an object's apiVersion; Kubernetes' own have no dot in it, or end with 'k8s.io'. */
const OPERATORS: Readonly<Record<string, string>> = {
  'postgresql.cnpg.io': '@kubernetes-models/cloudnative-pg',
  'gateway.networking.k8s.io': '@kubernetes-models/gateway-api',
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
};
/** Of the Barman Cloud plugin, whose schema no package brings. */
const WITHOUT_SCHEMA = 'barmancloud.cnpg.io';

const KubernetesObject = v.looseObject({
  apiVersion: v.string(),
  kind: v.string(),
  metadata: v.looseObject({ name: v.string() }),
});
/** A class a kind. */
type Models = Readonly<Record<string, new (content: object) => { validate(): void }>>;

let [checked, failed] = [0, 0];
const notChecked: string[] = [];
for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml')))
  for (const document of parseAllDocuments(readFileSync(join(folder, file), 'utf8'))) {
    const { apiVersion, kind, ...content } = v.parse(KubernetesObject, document.toJS({ maxAliasCount: 100 }));
    const problem = await findProblem(apiVersion, kind, content);
    if (problem === undefined) checked += 1;
    else if (problem === null) notChecked.push(kind);
    else {
      failed += 1;
      console.error(`${file} ${kind} ${content.metadata.name}: ${problem}`);
    }
  }
console.log(`${checked} objects are valid, ${failed} are not; without a schema: ${notChecked.join(', ') || 'none'}.`);
process.exit(failed > 0 ? 1 : 0);

/** Undefined: it is valid; null: there is no schema. */
async function findProblem(apiVersion: string, kind: string, content: object): Promise<string | undefined | null> {
  const [group = ''] = apiVersion.split('/');
  if (group === WITHOUT_SCHEMA) return null;
  const path = `${OPERATORS[group] ?? 'kubernetes-models'}/${apiVersion}`;
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
