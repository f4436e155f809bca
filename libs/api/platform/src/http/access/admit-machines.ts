import { isAdmitted } from '@heizplatz/telemetry';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config';
import { problem } from '../problems/problem';

/** Restricts routes with `forMachines` to authorised machines. */
export function admitMachines(
  app: FastifyInstance,
  config: Pick<Config, 'mode' | 'metricsToken' | 'shellToken'>,
): void {
  const tokens = { metrics: config.metricsToken, shell: config.shellToken };
  const isProduction = config.mode === 'production';
  app.addHook('onRequest', async ({ routeOptions, headers, socket }) => {
    const { forMachines } = routeOptions.config;
    if (!forMachines) return;
    const machine = { authorization: headers.authorization, remoteAddress: socket.remoteAddress };
    if (!isAdmitted(machine, { isProduction, token: tokens[forMachines] })) throw problem('UNAUTHENTICATED');
  });
}
