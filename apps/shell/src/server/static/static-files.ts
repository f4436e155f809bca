import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { FAVICON } from './favicon';
import type { ReleaseFolder, ReleaseRegistry } from '../releases/release-registry';
import type { GetShellFolder } from '../releases/shell-builds';
import type { ShellAssets } from './shell-assets';

const A_YEAR_SECONDS = 31_536_000;
/** A remote's or a version's name; '..' is none. */
const PATH_PART = /^\w[\w.-]*$/;

interface StaticFiles {
  readonly assets: ShellAssets;
  readonly registry: Pick<ReleaseRegistry, 'getFolder'>;
  readonly getShellFolder: GetShellFolder;
  /** Whether files are served that a release does not name: in development its browser folder is the watched build. */
  readonly servesUnnamedFiles: boolean;
}

/** What @fastify/static sends in place of a file, to clients that accept it. */
const COMPRESSED = ['.br', '.gz'] as const;

/** Whether a browser's file is one that was signed, and nothing else lies there that would be sent in its place. */
function isNamed({ path, files }: ReleaseFolder, file: string): boolean {
  const name = `browser/${file}`;
  return (
    files.has(name) && COMPRESSED.every((ending) => files.has(name + ending) || !existsSync(`${path}/${name}${ending}`))
  );
}

/**
 * The shell's build, other builds of it that are stored with the releases, and the releases' browser folders; the paths of
 * all change with their content: cached forever. An open tab began with an earlier build, and during a deploy the page may
 * come from a shell that is newer than this one.
 */
export async function registerStaticFiles(server: FastifyInstance, options: StaticFiles): Promise<void> {
  const { assets, registry, getShellFolder, servesUnnamedFiles } = options;
  await server.register(fastifyStatic, {
    root: assets.folder,
    prefix: `${assets.base}/`,
    immutable: true,
    maxAge: A_YEAR_SECONDS * 1000,
    index: false,
    preCompressed: true,
  });
  server.get<{ Params: { hash: string; '*': string } }>('/assets/:hash/*', async (request, reply) => {
    const { hash, '*': file } = request.params;
    const folder = file.includes('..') ? undefined : await getShellFolder(hash);
    if (!folder || !isNamed(folder, file)) return reply.callNotFound();
    return reply.sendFile(file, `${folder.path}/browser`, { immutable: true, maxAge: A_YEAR_SECONDS * 1000 });
  });
  server.get<{ Params: { name: string; version: string; '*': string } }>(
    '/releases/:name/:version/*',
    async (request, reply) => {
      const { name, version, '*': file } = request.params;
      if (!PATH_PART.test(name) || !PATH_PART.test(version) || file.includes('..')) return reply.callNotFound();
      const folder = await registry.getFolder({ name, version });
      if (!folder || !(servesUnnamedFiles || isNamed(folder, file))) return reply.callNotFound();
      return reply.sendFile(file, `${folder.path}/browser`, { immutable: true, maxAge: A_YEAR_SECONDS * 1000 });
    },
  );
  server.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(FAVICON),
  );
}
