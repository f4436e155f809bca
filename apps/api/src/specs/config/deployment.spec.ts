import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_VARIABLES, makeSecrets } from '@heizplatz/api-platform';
import * as v from 'valibot';
import { parse, parseAllDocuments } from 'yaml';
import { loadConfig } from '../../process/load-config';

const DEPLOY = join(__dirname, '../../../../../deploy');
const readText = (path: string) => readFileSync(join(DEPLOY, path), 'utf8');
const Variables = v.record(v.string(), v.string());
const { csrf, tokenPrivateKey, encryptionKey, link } = makeSecrets();

/** What `npm run secrets` and an operator bring (docs/operation.md, section 2). */
const SECRETS: Readonly<Record<string, string>> = {
  ...{ CSRF_SECRET: csrf, TOKEN_PRIVATE_KEY: tokenPrivateKey, ENCRYPTION_KEY: encryptionKey, LINK_SECRET: link },
  ...{
    METRICS_TOKEN: 'x'.repeat(43),
    SHELL_TOKEN: 'y'.repeat(43),
    VALKEY_PASSWORD: 'z'.repeat(43),
    POSTGRES_PASSWORD: 'secret',
    SMTP_URL: 'smtp://mail',
    MAIL_FROM: 'a@example.com',
  },
  ...{ AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key' },
};
/** What addresses are made of. */
const PARTS = ['POSTGRES_PASSWORD', 'VALKEY_PASSWORD'];
/** As compose replaces them: ${NAME:?} is required, ${NAME:-preset} is not. */
const fill = (text: string) =>
  text.replace(/\$\{(\w+):([?-])([^}]*)\}/g, (_, name: string, kind: string, preset: string) => {
    const value = SECRETS[name] ?? (kind === '-' ? preset : undefined);
    if (value === undefined) throw new Error(`${name} is required, and docs/operation.md does not name it`);
    return value;
  });

function getComposeVariables(): Record<string, string> {
  const Compose = v.object({ services: v.object({ 'api-1': v.object({ environment: Variables }) }) });
  const { environment } = v.parse(Compose, parse(readText('compose/compose.yaml'), { merge: true })).services['api-1'];
  return Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, fill(text)]));
}

const ConfigMap = v.object({ kind: v.literal('ConfigMap'), metadata: v.object({ name: v.string() }), data: Variables });
const Container = v.object({
  env: v.array(v.object({ name: v.string(), value: v.optional(v.string()) })),
  envFrom: v.array(v.unknown()),
});
const Deployment = v.object({
  kind: v.literal('Deployment'),
  spec: v.object({ template: v.object({ spec: v.object({ containers: v.tuple([Container]) }) }) }),
});
const readObjects = (path: string): unknown[] =>
  parseAllDocuments(readText(path)).map((document): unknown => document.toJS({ maxAliasCount: 100 }));

function getKubernetesVariables(): Record<string, string> {
  const maps = readObjects('kubernetes/heizplatz.yaml').filter((object) => v.is(ConfigMap, object));
  const [deployment] = readObjects('kubernetes/api.yaml').filter((object) => v.is(Deployment, object));
  /** Of other secrets; $(NAME) is what Kubernetes fills in. */
  const named = deployment?.spec.template.spec.containers[0].env.map(({ name, value }) => [
    name,
    value?.replace(/\$\((\w+)\)/g, (_, other: string) => SECRETS[other] ?? '') ??
      SECRETS[name] ??
      'postgres://u@db/heizplatz',
  ]);
  const own = maps.filter(({ metadata }) => metadata.name !== 'heizplatz-shell').map(({ data }) => data);
  return Object.assign({}, SECRETS, ...own, Object.fromEntries(named ?? [])) as Record<string, string>;
}

describe.each([
  ['compose', getComposeVariables],
  ['Kubernetes', getKubernetesVariables],
])('what %s tells the API', (_, getVariables) => {
  it('is a production without a warning, with files in a bucket and a shared cache', () => {
    const config = loadConfig(getVariables());
    expect(config.startWarnings).toEqual([]);
    expect(config).toMatchObject({ mode: 'production', port: 4201, host: '0.0.0.0' });
    expect(config.filesUrl).toMatch(/^s3:/);
    expect(config.redisUrl).toBe(`redis://:${SECRETS['VALKEY_PASSWORD']}@valkey:6379`);
  });

  it('has no variable that the API does not read', () => {
    const own = Object.keys(getVariables()).filter((name) => !PARTS.includes(name));
    expect(own.filter((name) => !API_VARIABLES.includes(name))).toEqual([]);
  });
});
