import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './open-api-document';

/** No inline script or style attribute is needed by the page. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The document at /api/docs/json, made when it is first asked for, and a page to read it at /api/docs. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  let document: ReturnType<typeof openApiDocument> | undefined;
  // The page asks for whoever has this name to give it the document.
  const giveDocument = Object.assign(
    async (instance: FastifyInstance) => {
      instance.decorate('swagger', () => (document ??= openApiDocument()));
    },
    { [Symbol.for('skip-override')]: true, [Symbol.for('plugin-meta')]: { name: '@fastify/swagger' } },
  );
  await app.register(giveDocument);
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: POLICY,
    uiConfig: { deepLinking: true, tryItOutEnabled: false, supportedSubmitMethods: [] },
  });
}
