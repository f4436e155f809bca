import fastify from 'fastify';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCallCache } from './call-cache';
import { registerFlushes } from './register-flushes';

describe('the line to the shells', () => {
  const cache = createCallCache();
  const app = fastify();
  registerFlushes(app, cache);
  let url = '';
  beforeAll(async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/internal/flushes`;
  });
  afterAll(async () => {
    await app.close();
    await cache.close();
  });

  const open = () => new Promise<IncomingMessage>((resolve, reject) => get(url, resolve).on('error', reject));
  const chunk = (line: IncomingMessage) =>
    new Promise<string>((resolve) => line.once('data', (bytes: Buffer) => resolve(bytes.toString())));
  const ended = (line: IncomingMessage) => new Promise<void>((resolve) => line.once('end', resolve).resume());

  it('tells everybody of the tags that were forgotten', async () => {
    const lines = await Promise.all([open(), open()]);
    expect(await Promise.all(lines.map(chunk))).toEqual([': here\n\n', ': here\n\n']);
    const heard = lines.map(chunk);
    await cache.forget(['prices', 'news']);
    expect(await Promise.all(heard)).toEqual(Array(2).fill('data: ["prices","news"]\n\n'));
    lines.forEach((line) => line.destroy());
  });

  it('ends when it is not known what changed', async () => {
    const line = await open();
    await chunk(line);
    const end = ended(line);
    await cache.clear();
    await end;
    expect(line.complete).toBe(true);
  });

  it('says nothing more once it has ended, however late its reader is', async () => {
    const lines = new Set<ServerResponse>();
    app.server.on('request', (_, response: ServerResponse) => lines.add(response));
    const line = await open();
    await chunk(line);
    const failed = jest.fn();
    for (const response of lines) response.on('error', failed);
    await cache.clear();
    await cache.forget(['prices']);
    const end = ended(line);
    await end;
    expect(lines.size).toBe(1);
    expect(failed).not.toHaveBeenCalled();
  });

  it('does not keep the API from closing', async () => {
    const line = await open();
    await chunk(line);
    const end = ended(line);
    await app.close();
    await end;
    expect(line.complete).toBe(true);
  });
});
