import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { withApi } from '@heizplatz/api-platform/testing';
import { RawClient } from '@heizplatz/http-server/testing';

describe('a closing API', () => {
  const api = withApi();

  it('answers what comes on a connection that it has accepted, and ends it', async () => {
    const accepted = once(api().app.server, 'connection');
    const client = await RawClient.open(api().port);
    await accepted;
    const closing = api().app.close();
    while (api().app.server.listening) await setImmediate();
    client.send('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await client.answered()).toBe(200);
    await client.ended;
    await closing;
    expect(client.received).toMatch(/connection: close/i);
  });
});
