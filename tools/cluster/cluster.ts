import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { within } from './checks.ts';
import { makeClusterSecrets } from './cluster-secrets.ts';
import { startFileServer } from './file-server.ts';
import { uploadReleases } from './upload-releases.ts';
import { Nginx } from './nginx.ts';
import { keyBeside } from '@heizplatz/releases';
import { freePortBlock } from '../database/free-port.ts';
import { startDatabase } from '../database/start-database.ts';
import { PRIMARY_SETTINGS, Replica } from '../database/start-replica.ts';
import { copyImage } from '../deploy/image-files.ts';
import { MailServer } from '../faults/mail-server.ts';
import { NO_LIMITS } from '../faults/own-system.ts';
import { Valkey } from '../faults/valkey.ts';
import { startMockServices } from '../start/mock-services.ts';
import { withPointer } from '../releases/open-pointer.ts';
import { publishShell } from '../releases/shell-builds.ts';
import { publishChanged } from '../start/publish-changed.ts';
import { type NodePorts, nodePorts } from '../start/settings.ts';
import { beginProcess } from '../start/begin-process.ts';
import { supervise } from '../start/supervise.ts';

/** APIs, and shells. */
const NODES = 2;
/** Of the nodes and mock services (start/settings.ts), and of nginx after them. */
const PORTS = 21;

export interface Cluster {
  readonly databaseUrl: string;
  readonly nodes: readonly NodePorts[];
  readonly nginx: Nginx;
  readonly valkey: Valkey;
  readonly replica: Replica;
  readonly mailServer: MailServer;
  /** Of each API; nothing of the visitors may lie there. */
  readonly dataDirs: readonly string[];
  /** What /metrics requires. */
  readonly metricsToken: string;
  /** Of its databases, buckets and images. */
  readonly folder: string;
  /** Ends a shell, once it has answered what is under way, and starts the image of another build in its place. */
  readonly deployShell: (at: number, image: string) => Promise<void>;
  /** Names of the objects in the bucket. */
  readonly listFiles: () => readonly string[];
  stop(): Promise<void>;
}

/**
 * What deploy/ describes, as processes of this machine: PostgreSQL with a replica, Valkey, an S3 store, two APIs and two
 * shells, each with a data folder of its own and started again when it ends, and nginx in front. Needs a build.
 */
export async function startCluster(): Promise<Cluster> {
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    return { ...(await start(undo)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(undo: (() => unknown)[]): Promise<Omit<Cluster, 'stop'>> {
  const folder = mkdtempSync(join(tmpdir(), 'heizplatz-cluster-'));
  // PostgreSQL runs as somebody else where this runs as root.
  chmodSync(folder, 0o755);
  undo.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const port = await freePortBlock(PORTS);
  const nodes = nodePorts({ port, apiPort: port + 1, nodes: NODES });
  const dataDirs = nodes.map((_, at) => join(folder, `api-${at + 1}`));
  for (const dataDir of dataDirs) mkdirSync(dataDir);

  const settings = { ...PRIMARY_SETTINGS, max_connections: '200' };
  const primary = await startDatabase({ dataDir: join(folder, 'primary'), settings });
  undo.push(() => primary.stop());
  const replica = await Replica.start({
    ...{ primaryUrl: primary.url, dataDir: join(folder, 'replica'), settings: { max_connections: '200' } },
  });
  undo.push(() => replica.stop());
  const [valkey, mailServer] = [new Valkey(), new MailServer()];
  const redisUrl = await valkey.start();
  undo.push(() => valkey.kill());
  const mailPort = await mailServer.start();
  undo.push(() => mailServer.stop());
  const files = await startFileServer(join(folder, 'bucket'));
  undo.push(() => files.stop());

  // What the release commands of this process read: the publisher's folder, and later the pointer in the database.
  const publisherDir = join(folder, 'publisher/releases');
  Object.assign(process.env, { RELEASES_DIR: publisherDir, ...files.environment });
  const keep = async (name: string, begin: Parameters<typeof supervise>[1]) => {
    const running = await supervise(name, begin, { say: () => undefined });
    undo.push(() => running.stop());
    return running;
  };
  const secrets = makeClusterSecrets();
  const common = {
    ...process.env,
    ...NO_LIMITS,
    ...secrets,
    ...{ MODE: 'demo', LOG_LEVEL: 'error', PORT: String(port), TRUSTED_PROXIES: '127.0.0.1' },
    ...(await startMockServices(port, keep)),
    ...{ DATABASE_URL: primary.url, DATABASE_READ_URL: replica.url, REDIS_URL: redisUrl },
    ...{ SMTP_URL: `smtp://127.0.0.1:${mailPort}`, ...files.environment },
    ...{ RELEASES_DIR: publisherDir, RELEASE_PUBLIC_KEY: keyBeside(publisherDir) },
    API_URL: nodes.map(({ apiPort }) => `http://127.0.0.1:${apiPort}`).join(),
  };
  const images = { api: join(folder, 'images/api'), shell: join(folder, 'images/shell') };
  for (const image of ['api', 'shell'] as const) await copyImage(image, images[image]);
  const run = (name: string, folderOfImage: string, file: string, environment: NodeJS.ProcessEnv) =>
    keep(name, beginProcess(name, { file, folder: folderOfImage }, { ...common, ...environment }));
  for (const [at, { apiPort }] of nodes.entries())
    await run(`API ${at + 1}`, images.api, 'dist/apps/api/main.js', {
      API_PORT: String(apiPort),
      DATA_DIR: dataDirs[at],
    });
  // The first API has migrated the database, which holds the pointer from now on.
  process.env['DATABASE_URL'] = primary.url;
  await withPointer((store) => publishChanged({ now: new Date(), say: () => undefined, store }));
  await publishShell(new Date());
  await uploadReleases(publisherDir);
  // Each shell's own, empty at first: the pointer comes from the API, the releases from the bucket.
  const shellDirs = nodes.map((_, at) => join(folder, `shell-${at + 1}/releases`));
  for (const shellDir of shellDirs) mkdirSync(shellDir, { recursive: true });
  const startShell = async ({ port: shellPort }: NodePorts, at: number, image: string) => {
    const shell = await run(`Shell ${at + 1}`, image, 'dist/apps/shell/server/main.js', {
      ...{ PORT: String(shellPort), PUBLIC_PORT: String(port), RELEASES_DIR: shellDirs[at] },
    });
    await whenServing(shellPort);
    return shell;
  };
  const shells = await Promise.all(nodes.map((node, at) => startShell(node, at, images.shell)));
  const nginx = await Nginx.start({
    ...{ port: port + PORTS - 1, shellPorts: nodes.map((node) => node.port), folder: join(folder, 'nginx') },
  });
  undo.push(() => nginx.stop());
  return {
    ...{ databaseUrl: primary.url, nodes, nginx, valkey, replica, mailServer, dataDirs },
    ...{ metricsToken: secrets.METRICS_TOKEN, listFiles: files.list, folder },
    deployShell: async (at, image) => {
      await shells[at]?.stop();
      const node = nodes[at];
      if (node) shells[at] = await startShell(node, at, image);
    },
  };
}

/** A shell that started with an empty folder serves once it has fetched the first releases. */
const whenServing = (port: number): Promise<number> =>
  within(60_000, `the shell at port ${port} serves no release`, async () => {
    const response = await fetch(`http://127.0.0.1:${port}/`);
    return { holds: response.status === 200 && (await response.text()).includes('/releases/'), state: response.status };
  });
