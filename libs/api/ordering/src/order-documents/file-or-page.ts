import { ThrownProblem } from '@heizplatz/api-platform';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A link that was followed, as opposed to a program's request. */
const isVisit = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false;

/**
 * Sends a file; a visitor without access to it (an ended session, an expired link) is redirected to the order's page,
 * which requests the login or explains the problem. A downloaded error response would explain nothing.
 */
export async function fileOrPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  send: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ThrownProblem) || error.status >= 500 || !isVisit(request)) throw error;
    return reply.header('cache-control', 'no-store').redirect(page, 303);
  }
}
