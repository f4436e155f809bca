import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { FAVICON } from './favicon';
import type { ReleaseRegistry } from '../releases/release-registry';
import type { ShellAssets } from './shell-assets';

const A_YEAR_SECONDS = 31_536_000;
/** A remote's or a version's name; '..' is none. */
const PATH_PART = /^\w[\w.-]*$/;

interface StaticFiles {
  readonly assets: ShellAssets;
  readonly registry: Pick<ReleaseRegistry, 'getFolder'>;
}

/**
 * The shell's build and the releases' browser folders; the paths of both change with their content: cached forever.
 */
export async function registerStaticFiles(server: FastifyInstance, { assets, registry }: StaticFiles): Promise<void> {
  await server.register(fastifyStatic, {
    root: assets.folder,
    prefix: `${assets.base}/`,
    immutable: true,
    maxAge: A_YEAR_SECONDS * 1000,
    index: false,
    preCompressed: true,
  });
  server.get<{ Params: { name: string; version: string; '*': string } }>(
    '/releases/:name/:version/*',
    (request, reply) => {
      const { name, version, '*': file } = request.params;
      if (!PATH_PART.test(name) || !PATH_PART.test(version) || file.includes('..')) return reply.callNotFound();
      const folder = registry.getFolder({ name, version });
      if (!folder) return reply.callNotFound();
      return reply.sendFile(file, `${folder}/browser`, { immutable: true, maxAge: A_YEAR_SECONDS * 1000 });
    },
  );
  server.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(FAVICON),
  );
}
