import { ReleaseHealthBatch } from '@heizplatz/releases';
import { deleteGoneShells, saveShellNode } from '@heizplatz/releases/database';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { CallDependencies } from '../http/calls/call-dependencies';
import { problem } from '../http/problems/problem';
import { addHealthSums } from './release-health-repository';

/**
 * POST /internal/release-health: a shell's sums since its last batch, what it serves and what it refuses. Takes
 * ReleaseHealthBatch, gives 204. The shell does not proxy such paths, and shells send SHELL_TOKEN.
 */
export function registerReleaseHealth(app: FastifyInstance, { db, clock }: CallDependencies): void {
  app.post('/internal/release-health', { config: { forMachines: 'shell' } }, async ({ body }, reply) => {
    const batch = v.safeParse(ReleaseHealthBatch, body);
    if (!batch.success) throw problem('VALIDATION');
    const now = clock();
    await addHealthSums(db, batch.output.sums, { now, source: 'shell' });
    await saveShellNode(db, batch.output, now);
    await deleteGoneShells(db, now);
    return reply.code(204).send();
  });
}
