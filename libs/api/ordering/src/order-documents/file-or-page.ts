import { ThrownProblem } from '@heizplatz/api-platform';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A link that was followed, as opposed to a program's request. */
const isVisit = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false;

/**
 * Sends a file; who follows its link and may not have it (a session that has ended, a link that has run out) is led to the
 * order's page, which asks for the login or says what is wrong. A refusal as a download would tell nobody anything.
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
