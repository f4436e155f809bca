import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../build/workspace.ts';
import { ensureDebianPackage } from '../database/ensure-debian-package.ts';

const CONFIGURATION = join(ROOT, 'deploy/nginx/nginx.conf');
const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'];
const START_MS = 10_000;

/** The path of an nginx: NGINX_PATH, the system's, or Debian's package installed on the spot. Throws where there is none. */
export const ensureNginx = (): string =>
  ensureDebianPackage(
    'nginx-light',
    [process.env['NGINX_PATH'], ...PLACES],
    'Tests of the load balancer need nginx: install it, or set NGINX_PATH to it.',
  );

/**
 * deploy/nginx/nginx.conf with the addresses and files of this machine. Throws when one of them is no longer in the file, so
 * that the test runs what is deployed.
 */
export function adaptConfiguration(text: string, { port, shellPorts, folder }: NginxPlaces): string {
  const replacements: readonly (readonly [string, string])[] = [
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ...shellPorts.map((shellPort, at) => [`server shell-${at + 1}:4200 `, `server 127.0.0.1:${shellPort} `] as const),
    ['pid /tmp/nginx.pid;', `pid ${folder}/nginx.pid;`],
  ];
  const adapted = replacements.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`${CONFIGURATION} has no '${from}'`);
    return before.replace(from, to);
  }, text);
  return adapted.replaceAll('/tmp/nginx-', `${folder}/`);
}

export interface NginxPlaces {
  readonly port: number;
  readonly shellPorts: readonly number[];
  /** For its files; made when it is not there. */
  readonly folder: string;
}

/** The load balancer of the cluster, as deployed; its master starts a worker that dies again. */
export class Nginx {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(port: number, child: ChildProcess) {
    this.port = port;
    this.#child = child;
  }

  static async start(places: NginxPlaces): Promise<Nginx> {
    const { folder, port } = places;
    mkdirSync(folder, { recursive: true });
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, adaptConfiguration(readFileSync(CONFIGURATION, 'utf8'), places));
    const child = spawn(ensureNginx(), ['-p', folder, '-c', file, '-g', 'daemon off;'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let text = '';
    child.stderr?.on('data', (chunk: Buffer) => (text = (text + chunk.toString()).slice(-2000)));
    for (const end = performance.now() + START_MS; !(await isHealthy(port)); await pause(20))
      if (child.exitCode !== null || performance.now() > end) throw new Error(`nginx did not start: ${text.trim()}`);
    return new Nginx(port, child);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}

async function isHealthy(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/nginx-health`)).ok;
  } catch {
    return false;
  }
}
