import { isAdmitted } from '@heizplatz/telemetry';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config';
import { problem } from '../problems/problem';

/** Restricts routes with `forMachines` to authorised machines. */
export function admitMachines(app: FastifyInstance, config: Pick<Config, 'mode' | 'metricsToken'>): void {
  const { metricsToken } = config;
  const isProduction = config.mode === 'production';
  app.addHook('onRequest', async ({ routeOptions, headers, socket }) => {
    if (!routeOptions.config.forMachines) return;
    const machine = { authorization: headers.authorization, remoteAddress: socket.remoteAddress };
    if (!isAdmitted(machine, { isProduction, metricsToken })) throw problem('UNAUTHENTICATED');
  });
}
