import type { CallDependencies } from '@heizplatz/api-platform';
import type { ReleaseToken } from '@heizplatz/releases/database';
import type { FastifyBaseLogger } from 'fastify';

/** One request of a team. */
export interface RegistryContext extends CallDependencies {
  readonly token: ReleaseToken;
  readonly requestId: string;
  readonly ip: string;
  readonly log: FastifyBaseLogger;
}
