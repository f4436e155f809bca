import type { Socket } from 'node:net';
import type { HttpLimits } from './http-limits.ts';

interface Backlog {
  /** The connection's bytes written once the backlog is gone. */
  readonly goal: number;
  readonly dueMs: number;
}

/**
 * Connections whose peer does not take what was written to them: a backlog has a span and the time of the least rate. What is
 * written later begins a backlog of its own, so that a long download ends only where it stands still.
 */
export function createReaderWatch({ spanMs, leastRate }: HttpLimits) {
  const backlogs = new Map<Socket, Backlog | null>();

  function isLate(socket: Socket, nowMs: number): boolean {
    const backlog = backlogs.get(socket);
    const pending = socket.writableLength;
    const written = socket.bytesWritten;
    if (pending === 0) backlogs.set(socket, null);
    else if (!backlog || written - pending >= backlog.goal)
      backlogs.set(socket, { goal: written, dueMs: nowMs + spanMs + (pending / leastRate) * 1000 });
    else return nowMs > backlog.dueMs;
    return false;
  }

  return {
    add: (socket: Socket): void => {
      backlogs.set(socket, null);
      socket.once('close', () => backlogs.delete(socket));
    },
    check: (nowMs: number): void => {
      for (const socket of backlogs.keys()) if (isLate(socket, nowMs)) socket.destroy();
    },
  };
}
