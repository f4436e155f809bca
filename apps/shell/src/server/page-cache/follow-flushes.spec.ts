/** @jest-environment node */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiNodes } from '../api-nodes/api-nodes';
import { followFlushes } from './follow-flushes';
import { createPageCache } from './page-cache';

const DOCUMENT = { pieces: [Buffer.from('x')], zipped: [], tags: new Set(['prices']), untilMs: Infinity };
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};

describe('the line to the API', () => {
  const documents = createPageCache(1000);
  const lines = new Set<ServerResponse>();
  const keeps = () => {
    documents.cache('a', DOCUMENT);
    return documents.count() === 1;
  };
  let server: Server;
  let stop: () => void;
  const onPointerMoved = jest.fn();

  beforeAll(async () => {
    server = createServer((_request, response) => {
      lines.add(response);
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': here\n\n');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    stop = followFlushes({
      nodes: createApiNodes([`http://127.0.0.1:${port}`]),
      shellToken: null,
      documents,
      log: { warn: () => undefined },
      onPointerMoved,
    });
  });
  afterAll(() => {
    stop();
    server.closeAllConnections();
    server.close();
  });

  it('lets nothing be kept before it stands', () => {
    expect(keeps()).toBe(false);
  });

  it('brings flushes, also in pieces', async () => {
    await until(() => lines.size === 1 && keeps());
    for (const line of lines) {
      line.write('data: ["new');
      line.write('s","prices"]\n\n');
    }
    await until(() => documents.count() === 0);
    expect(keeps()).toBe(true);
  });

  it('tells that the release pointer may have moved when it stands, and that it moved', async () => {
    expect(onPointerMoved).toHaveBeenCalledTimes(1);
    for (const line of lines) line.write('data: ["release-pointer"]\n\n');
    await until(() => onPointerMoved.mock.calls.length === 2);
  });

  it('drops everything when it breaks, and stands again after a while', async () => {
    expect(keeps()).toBe(true);
    for (const line of lines) line.destroy();
    await until(() => documents.count() === 0);
    expect(keeps()).toBe(false);
    await until(() => lines.size === 2);
    await until(keeps);
    expect(documents.count()).toBe(1);
  });

  it.each(['data: [', 'data: {}', 'data: [1]'])('%s ends it, and another one stands after a while', async (text) => {
    const before = lines.size;
    for (const line of lines) line.write(`${text}\n\n`);
    await until(() => documents.count() === 0);
    await until(() => lines.size === before + 1 && keeps());
  });
});

describe('a line that the API refuses', () => {
  it('is told once, is asked for again with the token, and stands once it is admitted', async () => {
    const documents = createPageCache(1000);
    const brought: unknown[] = [];
    const warned: unknown[] = [];
    const server = createServer(({ headers }, response) => {
      brought.push(headers.authorization);
      response.writeHead(brought.length < 3 ? 401 : 200).write(': here\n\n');
      if (brought.length < 3) response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const log = { warn: (what: object) => void warned.push(what) };
    const nodes = createApiNodes([`http://127.0.0.1:${port}`]);
    const stop = followFlushes({ nodes, shellToken: 'machines', documents, log });
    await until(() => {
      documents.cache('a', DOCUMENT);
      return documents.count() === 1;
    });
    stop();
    server.closeAllConnections();
    server.close();
    expect(brought).toEqual(Array(3).fill('Bearer machines'));
    expect(warned).toEqual([{ err: new Error('status 401') }]);
  });
});

it('goes to another API when its own one is gone', async () => {
  const documents = createPageCache(1000);
  const servers = await Promise.all(
    [0, 1].map(async () => {
      const server = createServer((_request, response) => response.writeHead(200).write(': here\n\n'));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  const end = (server: Server) => {
    server.closeAllConnections();
    server.close();
  };
  const buildUrl = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const entriesByUrl = new Map(servers.map((server) => [buildUrl(server), server]));
  const chosen: string[] = [];
  const nodes = createApiNodes([...entriesByUrl.keys()]);
  const choose = () => {
    const node = nodes.choose();
    chosen.push(node ?? '');
    return node;
  };
  const keeps = () => {
    documents.cache('a', DOCUMENT);
    return documents.count() === 1;
  };
  const log = { warn: () => undefined };
  const stop = followFlushes({ nodes: { ...nodes, choose }, shellToken: null, documents, log });
  await until(keeps);
  end(entriesByUrl.get(chosen[0] ?? '') as Server);
  await until(() => !keeps());
  await until(keeps);
  expect(chosen.at(-1)).not.toBe(chosen[0]);
  stop();
  for (const server of servers) end(server);
});
