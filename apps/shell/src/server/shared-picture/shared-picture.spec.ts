/** @jest-environment node */
import fastify from 'fastify';
import { readConfig } from '../config';
import { createPictureQueue } from './picture-queue';
import { readHead } from './read-head';
import { registerSharedPicture } from './register-shared-picture';

const HEAD =
  '<head><meta property="og:title" content="Pellets &amp; Preise"/><meta property="og:description" content="Heute &quot;günstig&quot;"/><meta property="og:image" content="/x"/></head>';
const rendered: unknown[] = [];
const server = fastify();
server.get('/pelletpreise', async (_request, reply) => reply.type('text/html').send(HEAD));
server.get('/kunde', async (_request, reply) => reply.type('text/html').send('<head></head>'));
registerSharedPicture(server, readConfig({ MODE: 'test' }), async (head, host) => {
  rendered.push([head, host]);
  return Buffer.from('png');
});
afterAll(() => server.close());
const get = (path: string) =>
  server.inject({ url: '/teilen.png', query: { seite: path }, headers: { host: 'at.localhost:4200' } });

describe('the picture of a shared link', () => {
  it('says what the page says of itself, and is drawn once', async () => {
    const response = await get('/pelletpreise');
    expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([200, 'image/png', 'png']);
    await get('/pelletpreise');
    expect(rendered).toEqual([[{ title: 'Pellets & Preise', description: 'Heute "günstig"' }, 'at.localhost:4200']]);
  });

  it.each(['/kunde', '/gibt-es-nicht', '//evil.example', 'https://evil.example', '', '/a?b=c', `/${'x'.repeat(400)}`])(
    'is not there for %s',
    async (path) => {
      expect((await get(path)).statusCode).toBe(404);
    },
  );
});

describe('readHead', () => {
  it('reads nothing that stands outside the head', () => {
    expect(readHead(`<head></head><body>${HEAD}`)).toBeUndefined();
  });
});

describe('the queue', () => {
  it('draws one after the other, and sends away who comes too late', async () => {
    const queue = createPictureQueue();
    let running = 0;
    let most = 0;
    const render = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      return Buffer.from('x');
    };
    const responses = await Promise.all(Array.from({ length: 25 }, (_, index) => queue(String(index), render)));
    expect(most).toBe(1);
    expect(responses.filter((response) => response === null)).toHaveLength(5);
  });

  it('does not keep what failed', async () => {
    const queue = createPictureQueue();
    await expect(queue('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(String(await queue('a', async () => Buffer.from('whole')))).toBe('whole');
  });
});
