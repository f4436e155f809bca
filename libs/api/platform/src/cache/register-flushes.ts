import type { FastifyInstance } from 'fastify';
import type { CallCache } from './call-cache';

/** Often enough for the shell to see that a line is dead before it has been silent for a minute. */
const BEAT_MS = 15_000;
const BEAT = ': here\n\n';

/**
 * GET /internal/flushes: server-sent events with the flushed tags, for shells that cache documents rendered from
 * these responses. The stream ends when it is unknown what changed; the shell then flushes everything. The shell does
 * not proxy such paths, and shells send SHELL_TOKEN.
 */
export function registerFlushes(app: FastifyInstance, cache: CallCache): void {
  const ends = new Set<() => void>();
  app.addHook('preClose', async () => ends.forEach((end) => end()));
  app.get('/internal/flushes', { config: { forMachines: 'shell' } }, (_request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    raw.write(BEAT);
    const beat = setInterval(() => raw.write(BEAT), BEAT_MS).unref();
    const stopHearing = cache.onForget((tags) => {
      if (tags === 'all') end();
      else raw.write(`data: ${JSON.stringify(tags)}\n\n`);
    });
    // A write after the end would be an error that nobody handles.
    const stop = () => {
      clearInterval(beat);
      stopHearing();
      ends.delete(end);
    };
    function end(): void {
      stop();
      raw.end();
    }
    ends.add(end);
    raw.once('close', stop);
  });
}
