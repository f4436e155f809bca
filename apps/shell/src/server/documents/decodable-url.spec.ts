/** @jest-environment node */
import fastify from 'fastify';
import { decodableUrl } from './decodable-url';

const server = fastify({ rewriteUrl: ({ url = '/' }) => decodableUrl(url) });
server.setNotFoundHandler((_request, reply) => reply.code(404).type('text/html').send('<h1>unsere Seite</h1>'));
server.get('/preise/:ort', ({ params }) => params);
afterAll(() => server.close());

it.each(['/%E0%A4%A', '/preise/%', '/preise/%C3?a=1', '/%zz/'])('%s is a page that was not found', async (url) => {
  const { statusCode, body } = await server.inject(url);
  expect([statusCode, body]).toEqual([404, '<h1>unsere Seite</h1>']);
});

it.each(['/preise/K%C3%B6ln?stand=100%', '/preise/Köln'])('%s stays as it is', async (url) => {
  expect(decodableUrl(url)).toBe(url);
  expect((await server.inject(encodeURI(decodeURI('/preise/Köln')))).json()).toEqual({ ort: 'Köln' });
});
