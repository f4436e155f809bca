import type { FastifyInstance } from 'fastify';
import { problem } from './problem';
import { sendProblem } from './send-problem';

interface Path {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/** `/api/orders/:id` as a pattern of paths. */
const toPattern = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\*/g, '.*')}$`,
  );

/**
 * What no route takes: 405 with Allow for a path that other methods have, else 404. Called before the routes are
 * registered.
 */
export function refuseUnknown(app: FastifyInstance): void {
  const paths = new Map<string, Path>();
  app.addHook('onRoute', ({ url, method }) => {
    const path = paths.get(url) ?? { pattern: toPattern(url), methods: new Set() };
    for (const one of [method].flat()) path.methods.add(one);
    paths.set(url, path);
  });
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const matching = [...paths.values()].filter(({ pattern }) => pattern.test(path));
    const allowed = new Set(matching.flatMap(({ methods }) => [...methods]));
    if (allowed.size === 0) return sendProblem(problem('NOT_FOUND'), request, reply);
    reply.header('allow', [...allowed].join(', '));
    return sendProblem(problem('BAD_REQUEST', { status: 405 }), request, reply);
  });
}
