import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { PageVisitors } from './page-visitors';

describe('visitors of pages', () => {
  let server: Server;
  let status: number;
  let visitors: PageVisitors;
  beforeEach(async () => {
    status = 200;
    server = createServer((_request, response) => response.writeHead(status).end('Seite')).listen(0);
    await once(server, 'listening');
    visitors = new PageVisitors([`http://127.0.0.1:${(server.address() as AddressInfo).port}`]);
  });
  afterEach(async () => {
    await visitors.stop();
    server.close();
  });

  it('tell which page failed under a fault, and how', async () => {
    visitors.during = 'planted fault';
    status = 503;
    // The first one may have been on its way before; the third one follows the response of the second.
    for (let nth = 0; nth < 3; nth += 1) await once(server, 'request');
    const { failures = [] } = visitors.seen.get('planted fault') ?? {};
    expect(failures[0]).toMatch(/^http:\S+: 503 Seite after \d+ ms$/);
  });

  it('wait until a page is served again', async () => {
    status = 503;
    await once(server, 'request');
    let isServed = false;
    const served = visitors.untilServed().then(() => (isServed = true));
    await once(server, 'request');
    await once(server, 'request');
    expect(isServed).toBe(false);
    status = 200;
    expect(await served).toBe(true);
  });

  it('say where no page is served in time', async () => {
    status = 503;
    await once(server, 'request');
    await expect(visitors.untilServed(200)).rejects.toThrow(/^No page was served within 0\.2 s at http:/);
  });
});
