/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from './config';
import { SHELL_VARIABLES } from './environment';

const DEPLOY = join(__dirname, '../../../../deploy');
const readText = (path: string) => readFileSync(join(DEPLOY, path), 'utf8');
const Variables = v.record(v.string(), v.string());
/** As compose replaces them: ${NAME:?} is required, ${NAME:-preset} is not. */
const fill = (text: string) =>
  text.replace(/\$\{\w+:([?-])([^}]*)\}/g, (_, kind: string, preset: string) =>
    kind === '-' ? preset : 'x'.repeat(43),
  );

function getComposeVariables(): Record<string, string> {
  const Compose = v.object({ services: v.object({ 'shell-1': v.object({ environment: Variables }) }) });
  const { environment } = v.parse(Compose, parse(readText('compose/compose.yaml'), { merge: true })).services[
    'shell-1'
  ];
  return Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, fill(text)]));
}

const ConfigMap = v.object({ kind: v.literal('ConfigMap'), metadata: v.object({ name: v.string() }), data: Variables });

function getKubernetesVariables(): Record<string, string> {
  const maps = parseAllDocuments(readText('kubernetes/heizplatz.yaml'))
    .map((document): unknown => document.toJS({ maxAliasCount: 100 }))
    .filter((object) => v.is(ConfigMap, object))
    .filter(({ metadata }) => metadata.name !== 'heizplatz-api');
  return Object.assign(
    { METRICS_TOKEN: 'x'.repeat(43), SHELL_TOKEN: 'y'.repeat(43) },
    ...maps.map(({ data }) => data),
  ) as Record<string, string>;
}

describe.each([
  ['compose', getComposeVariables, ['http://api-1:4201', 'http://api-2:4201']],
  ['Kubernetes', getKubernetesVariables, ['http://api:4201']],
])('what %s tells the shell', (_, getVariables, apiUrls) => {
  it('is a production without a warning that knows the APIs', () => {
    const config = readConfig(getVariables());
    expect(config.startWarnings).toEqual([]);
    expect(config).toMatchObject({ isProduction: true, port: 4200, host: '0.0.0.0', apiUrls });
  });

  it('has no variable that the shell does not read', () => {
    expect(Object.keys(getVariables()).filter((name) => !SHELL_VARIABLES.includes(name))).toEqual([]);
  });
});
