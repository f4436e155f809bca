import { users } from '@heizplatz/api-identity';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { createApiDocument } from '@heizplatz/api-platform';
import { withApi } from '@heizplatz/api-platform/testing';
import { CALLS, type Call } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { eq } from 'drizzle-orm';

describe('/api/docs', () => {
  const api = withApi({ handlers: [] });

  it('gives every call of the contract as OpenAPI 3.1', async () => {
    const document = (await api().visitor().get('/api/docs/json')).json();
    expect(document).toEqual(JSON.parse(JSON.stringify(createApiDocument())));
    expect(document).toMatchObject({ openapi: '3.1.0' });
    for (const call of Object.values(CALLS)) {
      const path = call.path.replace(/:(\w+)/g, '{$1}');
      const method = call.method.toLowerCase();
      expect(document).toHaveProperty(['paths', path, method, 'operationId'], call.id);
    }
  });

  it('names what a call takes and who may send it', () => {
    expect(createApiDocument()).toMatchObject({
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

describe('/api/docs in production', () => {
  const api = withApi({ services: ({ config }) => ({ config: { ...config, mode: 'production' } }) });
  const getPath = ({ path }: Call) => path.replace(/:(\w+)/g, '{$1}');
  const all: readonly Call[] = Object.values(CALLS);
  const idsFor = (calls: readonly Call[]) => calls.map(({ id }) => id).sort();
  const publicIds = idsFor(all.filter(({ access }) => access.kind !== 'roles'));

  async function readBy(reader: Pick<Awaited<ReturnType<typeof loggedIn>>, 'get'>, path = '/api/docs/json') {
    const response = await reader.get(path);
    expect(response.headers['cache-control']).toBe('no-store');
    return response;
  }
  const idsIn = (text: string) => [...text.matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id).sort();

  it('shows visitors, customers and partners the public calls with an introduction, in JSON and YAML', async () => {
    await insertCustomer(api(), { email: 'kundin@example.com' });
    await insertCustomer(api(), { email: 'werbung@example.com', roles: [ROLES.advertisingPartner] });
    const readers = [
      api().visitor(),
      await loggedIn(api(), 'kundin@example.com'),
      await loggedIn(api(), 'werbung@example.com'),
    ];
    for (const reader of readers) {
      const { text } = await readBy(reader);
      expect(idsIn(text)).toEqual(publicIds);
      expect(text).not.toContain('/api/support/');
      const yaml = (await readBy(reader, '/api/docs/yaml')).text;
      expect(yaml).toContain(getPath(CALLS.bestPrice));
      expect(yaml).not.toContain('/api/support/');
    }
    const document = (await readBy(api().visitor())).json();
    expect(document).toMatchObject({ info: { description: expect.stringContaining('problem document') } });
  });

  it('shows staff all calls after their login, and no longer once the role is gone', async () => {
    const id = await insertCustomer(api(), { email: 'ines@example.com', roles: [ROLES.editor] });
    const ines = await loggedIn(api(), 'ines@example.com');
    expect(idsIn((await readBy(ines)).text)).toEqual(idsFor(all));
    await api()
      .db.update(users)
      .set({ roles: [ROLES.customer] })
      .where(eq(users.id, id));
    expect(idsIn((await readBy(ines)).text)).toEqual(publicIds);
  });
});
