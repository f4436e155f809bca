import type { User } from '@heizplatz/identity';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../http/services';

/** Who calls, by the Bearer header or the hp_token cookie; null for anonymous, expired and forged tokens. */
export async function callerOf(_request: FastifyRequest, _services: Services, _now: Date): Promise<User | null> {
  return null;
}
