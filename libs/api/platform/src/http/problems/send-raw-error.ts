import type { Socket } from 'node:net';
import { refuseConnection } from '@heizplatz/http-server';
import { problem, problemDocument } from './problem';

/** What never reaches a route (oversized headers, broken request lines, slow bodies) still gets a problem document. */
export const sendRawError = (error: Error & { code?: string }, socket: Socket): void =>
  refuseConnection(error, socket, (status) => {
    const thrown =
      status === 503 ? problem('UNAVAILABLE', { retryAfterSeconds: 5 }) : problem('BAD_REQUEST', { status });
    return {
      type: 'application/problem+json; charset=utf-8',
      text: JSON.stringify(problemDocument(thrown, 'unread')),
    };
  });
