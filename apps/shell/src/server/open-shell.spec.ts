/** @jest-environment node */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { NO_ERROR_REPORTS } from '@heizplatz/error-report';
import { RawClient } from '@heizplatz/http-server/testing';
import { readConfig } from './config';
import { openShell } from './open-shell';

const REQUEST = 'GET /here HTTP/1.1\r\nHost: x\r\n\r\n';
const CACHED = 'GET /cached HTTP/1.1\r\nHost: x\r\n\r\n';

async function open() {
  const config = readConfig({ MODE: 'test', API_URL: 'http://127.0.0.1:1', LOG_LEVEL: 'silent' });
  const shell = openShell(
    config,
    (request, response) => {
      if (request.url !== '/cached') return false;
      response.end('cached');
      return true;
    },
    NO_ERROR_REPORTS,
  );
  shell.get('/here', () => 'here');
  // Its response is written by the test.
  shell.get('/slow', (_, reply) => void reply.hijack());
  await shell.listen({ host: '127.0.0.1', port: 0 });
  return { shell, port: (shell.server.address() as AddressInfo).port };
}

describe('a closing shell', () => {
  it.each([REQUEST, CACHED])(
    'answers what comes on a connection that it has accepted, and ends it: %j',
    async (text) => {
      const { shell, port } = await open();
      const accepted = once(shell.server, 'connection');
      const client = await RawClient.open(port);
      await accepted;
      const closing = shell.close();
      while (shell.server.listening) await setImmediate();
      client.send(text);
      expect(await client.answered()).toBe(200);
      await client.ended;
      await closing;
    },
  );

  it('ends a connection that sends nothing, long before its head is overdue', async () => {
    const { shell, port } = await open();
    const accepted = once(shell.server, 'connection');
    const client = await RawClient.open(port);
    await accepted;
    const closing = shell.close();
    await client.ended;
    await closing;
    expect(client.received).toBe('');
  });

  it('ends a connection whose response had begun, long before its keep-alive is over', async () => {
    const { shell, port } = await open();
    const begun = once(shell.server, 'request');
    const client = await RawClient.open(port, 'GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
    const [, response] = await begun;
    response.write('the first half,');
    expect(await client.answered()).toBe(200);
    const closing = shell.close();
    while (shell.server.listening) await setImmediate();
    response.end(' the second half');
    await client.ended;
    await closing;
    expect(client.received).toContain('the second half');
  });
});
