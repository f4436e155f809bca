import { withApi } from '@heizplatz/api-platform/testing';
import { answerAll, RawClient } from '@heizplatz/http-server/testing';

const api = withApi();

async function send(head: string): Promise<RawClient> {
  const client = await RawClient.open(api().port, `${head}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  await client.ended;
  return client;
}

it('requests that nobody sends in earnest are all answered, and none of them by 5xx', async () => {
  const answered = await answerAll(api().port);
  expect(answered.filter(({ status }) => status === null || status >= 500)).toEqual([]);
  expect((await api().visitor().get('/healthz')).status).toBe(200);
}, 120_000);

it.each([
  ['POST /healthz HTTP/1.1', 405, 'GET, HEAD'],
  ['PROPFIND /api/kalkulation/berechnen HTTP/1.1', 405, 'POST'],
  ['TRACE /api/kalkulation/init/1/3 HTTP/1.1', 405, 'GET, HEAD'],
  ['DELETE http://heizplatz.at/api/kalkulation/berechnen?x HTTP/1.1', 405, 'POST'],
  ['CONNECT localhost:443 HTTP/1.1', 405, 'GET, HEAD, POST, PUT, PATCH, DELETE'],
])('%s is a problem document that says what is allowed', async (head, status, allowed) => {
  const client = await send(head);
  expect(client.status).toBe(status);
  expect(client.received).toMatch(new RegExp(`\\r\\nallow: ${allowed}\\r\\n`, 'i'));
  expect(client.received).toContain('application/problem+json');
  expect(client.received).toContain('"code":"BAD_REQUEST"');
});

it('OPTIONS * is answered for the server, and a path of nobody is a 404', async () => {
  expect((await send('OPTIONS * HTTP/1.1')).status).toBe(204);
  for (const target of ['*', '//', '//healthz', '/\\healthz', 'ftp://localhost/healthz']) {
    const { status, received } = await send(`GET ${target} HTTP/1.1`);
    expect([target, status]).toEqual([target, 404]);
    expect(received).toContain('"code":"NOT_FOUND"');
  }
});

it('a target that names its host is the path there', async () => {
  expect((await send('GET http://localhost:4201/healthz?x HTTP/1.1')).status).toBe(200);
  expect((await send('GET http://localhost:4201?/healthz HTTP/1.1')).status).toBe(404);
});
