import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { ROOT } from '../build/workspace';
import { adaptConfiguration, ensureNginx } from '../cluster/nginx';

const DEPLOY = join(ROOT, 'deploy');
const readText = (path: string) => readFileSync(join(DEPLOY, path), 'utf8');
const dockerfile = readText('containers/Dockerfile');
const nginx = readText('nginx/nginx.conf');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, first = '']) => first);

const Service = v.looseObject({
  build: v.optional(v.object({ context: v.string(), dockerfile: v.string(), target: v.string() })),
  image: v.optional(v.string()),
  ports: v.optional(v.array(v.string())),
  environment: v.optional(v.record(v.string(), v.string())),
  depends_on: v.optional(v.union([v.array(v.string()), v.record(v.string(), v.unknown())])),
  secrets: v.optional(v.array(v.string())),
  volumes: v.optional(v.array(v.string())),
});
const Compose = v.looseObject({
  services: v.record(v.string(), Service),
  volumes: v.record(v.string(), v.unknown()),
  secrets: v.record(v.string(), v.unknown()),
});
const { services, ...compose } = v.parse(Compose, parse(readText('compose/compose.yaml'), { merge: true }));
const shells = Object.keys(services).filter((name) => name.startsWith('shell-'));
const apis = Object.keys(services).filter((name) => name.startsWith('api-'));

/** The port of a stage's own environment. */
const getStage = (name: string) => dockerfile.split(/^FROM /m).find((stage) => stage.includes(`AS ${name}\n`)) ?? '';

describe('the container file', () => {
  it.each([
    ['api', 'API_PORT'],
    ['shell', 'PORT'],
  ])('of %s exposes and checks the port that it listens on, and starts it under its supervisor', (stage, variable) => {
    const text = getStage(stage);
    const port = new RegExp(`\\b${variable}=(\\d+)`).exec(text)?.[1];
    expect(all(text, /EXPOSE (\d+)/g)).toEqual([port]);
    expect(all(text, /127\.0\.0\.1:(\d+)\/readyz/g)).toEqual([port]);
    expect(text).toContain(`CMD ["node", "tools/start/container.ts", "${stage}"]`);
  });

  it('runs as nobody special', () => {
    expect(getStage('runtime')).toMatch(/^USER node$/m);
    expect(dockerfile).not.toMatch(/USER root/);
  });
});

describe('the compose file', () => {
  it('runs two APIs and two shells, which the others name', () => {
    expect([apis, shells]).toEqual([
      ['api-1', 'api-2'],
      ['shell-1', 'shell-2'],
    ]);
    const urls = shells.map((name) => services[name]?.environment?.['API_URL']?.split(','));
    expect(urls).toEqual(
      shells.map(() => apis.map((name) => `http://${name}:${services[name]?.environment?.['API_PORT']}`)),
    );
  });

  it('names stages, volumes, secrets and services that exist', () => {
    const stages = all(dockerfile, /^FROM \S+ AS (\w+)$/gm);
    for (const { build, depends_on: needed = [], secrets = [], volumes = [] } of Object.values(services)) {
      if (build) expect(stages).toContain(build.target);
      for (const name of Array.isArray(needed) ? needed : Object.keys(needed))
        expect(Object.keys(services)).toContain(name);
      for (const name of secrets) expect(Object.keys(compose.secrets)).toContain(name);
      for (const [source = ''] of volumes
        .map((volume) => volume.split(':'))
        .filter(([source = '']) => !source.startsWith('.')))
        expect(Object.keys(compose.volumes)).toContain(source);
    }
  });

  it('lets shells read the registry alone, each with a folder of its own for what it fetched', () => {
    const folders = shells.map((name) => {
      const { environment = {}, volumes = [] } = services[name] ?? {};
      expect(volumes).toEqual(['releases:/data/releases:ro', `${name}:${environment['RELEASES_DIR']}`]);
      expect(environment['RELEASES_URL']).toBe('file:///data/releases');
      return environment['RELEASES_DIR'] ?? '';
    });
    for (const folder of folders) expect(getStage('runtime')).toMatch(new RegExp(`mkdir -p .*${folder} && chown`));
  });

  it('pins its images, and opens the port of nginx alone', () => {
    for (const { image } of Object.values(services)) if (image) expect(image).not.toMatch(/:latest$|^[^:]+$/);
    expect(Object.entries(services).flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(['nginx']);
    const [listening] = all(nginx, /listen (\d+);/g);
    expect(services['nginx']?.ports).toEqual([`\${HTTP_PORT:-${listening}}:${listening}`]);
  });
});

describe('the S3 store of the compose file', () => {
  it('is asked at one address by APIs and by what makes the bucket', () => {
    const [address] = apis.map(
      (name) => /endpoint=([^&]+)/.exec(services[name]?.environment?.['FILES_URL'] ?? '')?.[1],
    );
    expect(address).toMatch(/^http:\/\/files:\d+$/);
    expect(services['bucket']?.environment?.['AWS_ENDPOINT_URL']).toBe(address);
  });
});

describe('the configuration of nginx', () => {
  it('names the shells of the compose file, at the port of their image', () => {
    const servers = shells.map((name) => `${name}:${services[name]?.environment?.['PORT']}`);
    expect(all(nginx, /^\s+server (\S+) /gm)).toEqual(servers);
  });

  it('ends heads and bodies that do not come, before shells do', () => {
    const times = ['client_header_timeout', 'client_body_timeout'].map((name) =>
      all(nginx, new RegExp(`^ +${name} (\\d+)s;`, 'gm')),
    );
    expect(times).toEqual([['15'], ['30']]);
    expect(all(nginx, /^ +limit_conn (\w+ \d+);/gm)).toEqual(['visitors 500']);
    expect(nginx).not.toContain('proxy_request_buffering off');
  });

  it('is accepted by nginx', () => {
    const folder = mkdtempSync(join(tmpdir(), 'heizplatz-nginx-'));
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, adaptConfiguration(nginx, { port: 65_000, shellPorts: [65_001, 65_002], folder }));
    const { status, stderr } = spawnSync(ensureNginx(), ['-t', '-p', folder, '-c', file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
  });

  it('passes the registry of releases and nothing else to the APIs, where an operator adds it', () => {
    const registry = readText('nginx/registry.conf');
    const port = services['api-1']?.environment?.['API_PORT'];
    expect(all(registry, /^ +server (\S+) /gm)).toEqual(apis.map((name) => `${name}:${port}`));
    expect(all(registry, /location (\S+) /g)).toEqual(['/registry/', '/']);
    expect(registry).not.toContain('$proxy_add_x_forwarded_for');
    const added = all(nginx, /include (\S+)\*\.conf;/g)[0];
    const override = v.parse(
      Compose.entries.services,
      parse(readText('compose/registry.yaml'), { merge: true }).services,
    );
    expect(override['nginx']?.volumes).toEqual([`../nginx/registry.conf:${added}registry.conf:ro`]);
    expect(override['nginx']?.ports?.[0]).toMatch(new RegExp(`:${all(registry, /listen (\d+);/g)[0]}$`));
    const folder = mkdtempSync(join(tmpdir(), 'heizplatz-nginx-'));
    const text = adaptConfiguration(nginx, { port: 65_000, shellPorts: [65_001, 65_002], folder });
    writeFileSync(join(folder, 'registry.conf'), registry.replace(/api-\d:/g, '127.0.0.1:'));
    writeFileSync(join(folder, 'nginx.conf'), text.replace(`${added}*.conf`, `${folder}/registry.conf`));
    const { status, stderr } = spawnSync(ensureNginx(), ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
  });

  it('believes no address that a visitor sends', () => {
    expect(nginx).toMatch(/proxy_set_header X-Forwarded-For \$remote_addr;/);
    expect(nginx).not.toContain('$proxy_add_x_forwarded_for');
  });
});
