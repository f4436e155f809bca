import { CALLS } from '@heizplatz/contract';
import { withApi } from '../testing/api-test';
import { openApiDocument } from './open-api-document';

describe('/api/docs', () => {
  const api = withApi({ handlers: [] });

  it('gives every call of the contract as OpenAPI 3.1', async () => {
    const document = (await api().visitor().get('/api/docs/json')).json();
    expect(document).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
    expect(document).toMatchObject({ openapi: '3.1.0' });
    for (const call of Object.values(CALLS)) {
      const path = call.path.replace(/:(\w+)/g, '{$1}');
      const method = call.method.toLowerCase();
      expect(document).toHaveProperty(['paths', path, method, 'operationId'], call.id);
    }
  });

  it('names what a call takes and who may send it', () => {
    expect(openApiDocument()).toMatchObject({
      paths: {
        '/api/jwt/adressen/order-addresses/{countryId}': {
          get: {
            security: [{ bearer: [] }, { tokenCookie: [] }],
            parameters: [
              { name: 'countryId', in: 'path', required: true },
              { name: 'ai', in: 'query', required: false },
              { name: 'ac', in: 'query', required: false },
            ],
          },
        },
        '/api/order-process/finalise': { post: { parameters: [{ name: 'RequestVerificationToken', in: 'header' }] } },
      },
    });
  });

  it('is read on a page that runs no inline script', async () => {
    const page = await api().visitor().get('/api/docs');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect(page.text).not.toMatch(/<script(?![^>]*src=)|style=/);
    const [, script] = /<script src="([^"]+)"/.exec(page.text) ?? [];
    expect(
      (
        await api()
          .visitor()
          .get(script ?? '')
      ).headers['content-type'],
    ).toContain('javascript');
  });
});
