import type { Services, TokenHolder } from '@heizplatz/api-platform';
import { COOKIES } from '@heizplatz/contract';
import type { FastifyRequest } from 'fastify';
import { verifySessionToken } from '../session/session-token';

/** Who calls, by the Bearer header or else the hp_token cookie; null for anonymous, expired and forged tokens. */
export async function getCaller(request: FastifyRequest, services: Services, now: Date): Promise<TokenHolder | null> {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const token = bearer ?? request.cookies[COOKIES.token];
  return token ? verifySessionToken(token, services.config.secrets.session, now) : null;
}
