import { isStaff } from '@heizplatz/identity';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { Call } from '@heizplatz/contract';
import { CALLS } from '@heizplatz/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallParts } from '../calls/register-calls';
import { createApiDocument } from './create-api-document';

type DocsParts = Pick<CallParts, 'services' | 'callers'>;

/** No inline script or style attribute is needed by the page. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const ALL: readonly Call[] = Object.values(CALLS);

/** Calls for visitors, customers and dealers' programs; those that require a role are for our own staff. */
const PUBLIC = ALL.filter(({ access }) => access.kind !== 'roles');

/**
 * The document at /api/docs/json, generated on the first request, and a page to read it at /api/docs. In production
 * logged-in staff can read every call, all others the public ones.
 */
export async function registerDocs(app: FastifyInstance, { services, callers }: DocsParts): Promise<void> {
  const documents = new Map<readonly Call[], ReturnType<typeof createApiDocument>>();
  const getDocument = (calls: readonly Call[]) => {
    const made = documents.get(calls) ?? createApiDocument(calls);
    documents.set(calls, made);
    return made;
  };
  const readsAll = new WeakSet<FastifyRequest>();
  const mayReadAll = async (request: FastifyRequest): Promise<boolean> => {
    if (services.config.mode !== 'production') return true;
    const holder = await callers.getHolder(request);
    const live = holder && isStaff(holder.user) ? await callers.findLive(holder) : null;
    return live !== null && live.actor === null && isStaff(live.user);
  };
  // The page requires a plugin of this name to provide the document.
  const giveDocument = Object.assign(
    async (instance: FastifyInstance) => {
      instance.decorate('swagger', () => getDocument(PUBLIC));
    },
    { [Symbol.for('skip-override')]: true, [Symbol.for('plugin-meta')]: { name: '@fastify/swagger' } },
  );
  await app.register(giveDocument);
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: POLICY,
    uiConfig: { deepLinking: true, tryItOutEnabled: false, supportedSubmitMethods: [] },
    uiHooks: {
      preHandler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (await mayReadAll(request)) readsAll.add(request);
      },
    },
    transformSpecificationClone: false,
    transformSpecification: (document, request) => (readsAll.has(request) ? getDocument(ALL) : document),
  });
}
