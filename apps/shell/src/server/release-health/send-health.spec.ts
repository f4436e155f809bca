/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createHealthCollector, ReleaseHealthBatch } from '@heizplatz/releases';
import * as v from 'valibot';
import { createApiNodes } from '../api-nodes/api-nodes';
import { sendHealth } from './send-health';

const KEY = { remote: 'order', version: '2', countryId: 1 } as const;
const FIT = { contractVersion: 1, sharedVersions: { react: '19.3.1' }, availableLayouts: ['main'] };
const SERVED = { remote: 'order', revision: 4, versions: ['2'] };
const REFUSED = { remote: 'order', version: '3', reason: 'x'.repeat(2000) };

describe('health on its way to the API', () => {
  const received: { url: string | undefined; token: string | undefined; batch: unknown }[] = [];
  const warned: string[] = [];
  let notify: (batch: unknown) => unknown = () => undefined;
  let status = 204;
  let served = [SERVED];
  let server: Server;
  const collector = createHealthCollector();
  /** Closing sends what is left, so a test need not wait for the interval. */
  const send = () =>
    sendHealth({
      collector,
      registry: { refused: () => [REFUSED], served: () => served },
      pointer: { refused: () => [{ remote: 'order', version: 'pointer revision 5', reason: 'not signed' }] },
      nodes: createApiNodes([`http://127.0.0.1:${(server.address() as AddressInfo).port}`]),
      ...{ shellToken: 'machines', node: 'shell-1:4200', fit: FIT },
      log: { warn: (_, message) => void warned.push(message) },
    });

  beforeAll(async () => {
    server = createServer((request, response) => {
      const { url, headers } = request;
      void text(request).then((body) => {
        const batch: unknown = JSON.parse(body);
        received.push({ url, token: headers.authorization, batch });
        notify(batch);
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => {
    received.length = 0;
    warned.length = 0;
    status = 204;
    served = [SERVED];
    notify = () => undefined;
    // The machine may stand still for longer than a response may take.
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is a batch of the sums, the refused releases, the name of the shell and what fits it, with the token', async () => {
    collector.count(KEY, 'visits');
    await send().close();
    expect(received).toMatchObject([{ url: '/internal/release-health', token: 'Bearer machines' }]);
    const batch = v.parse(ReleaseHealthBatch, received[0]?.batch);
    expect(batch).toMatchObject({ node: 'shell-1:4200', fit: FIT, sums: [{ ...KEY, visits: 1 }] });
    expect(batch.refused).toMatchObject([
      { remote: 'order', version: '3' },
      { remote: 'order', version: 'pointer revision 5' },
    ]);
    expect(batch.serving).toEqual([SERVED]);
  });

  it('is sent at once when something else is served', async () => {
    // The test looks itself: the interval would send too on a busy machine.
    const actions = new Map<number | undefined, () => void>();
    const setTimer = globalThis.setInterval;
    jest.spyOn(globalThis, 'setInterval').mockImplementation((action: () => void, ms) => {
      actions.set(ms, action);
      return setTimer(() => undefined, ms);
    });
    const sending = send();
    expect([...actions.keys()]).toEqual([3000, 200]);
    const lookUntilSent = async (revision: number) => {
      let isSent = false;
      notify = (batch) => (isSent ||= v.parse(ReleaseHealthBatch, batch).serving?.[0]?.revision === revision);
      // Not while a batch is on its way.
      for (; !isSent; await nextTurn()) actions.get(200)?.();
    };
    await lookUntilSent(4);
    served = [{ ...SERVED, revision: 5 }];
    await lookUntilSent(5);
    await sending.close();
  });

  it('is lost where the API refuses it: nothing counts twice', async () => {
    status = 500;
    collector.count(KEY, 'visits');
    await send().close();
    expect(warned).toEqual(['the health of releases does not reach the API']);
    status = 204;
    await send().close();
    expect(received.at(-1)?.batch).toMatchObject({ sums: [] });
  });
});
