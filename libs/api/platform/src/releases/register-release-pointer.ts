import { readStoredPointer } from '@heizplatz/releases/database';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import type { Database } from '../database/database';

interface PointerSource {
  readonly db: Database;
  readonly config: Pick<Config, 'hasPointerInFolder'>;
}

/**
 * GET /internal/releases/pointer: the entries of the database, signed, for shells, which ask when they connect to
 * /internal/flushes and when that names the tag `release-pointer`. Shells send SHELL_TOKEN.
 */
export function registerReleasePointer(app: FastifyInstance, { db, config }: PointerSource): void {
  app.get('/internal/releases/pointer', { config: { forMachines: 'shell' } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return config.hasPointerInFolder ? { remotes: {} } : readStoredPointer(db);
  });
}
