import { chunkMessagesRuntime, messagesFile, messagesScript } from './chunk-messages-runtime';

interface Runtime {
  f: { messages?: (chunk: string, promises: Promise<unknown>[]) => void };
  p: string;
  l: (file: string, done: () => void, key: string) => void;
}

/** The handler in a page whose server has `served`, by path within the build. */
function openPage(served: Map<string, string>) {
  const taken: Record<string, unknown> = {};
  const requests: string[] = [];
  const page = {
    locale: 'ch',
    has: (key: string) => key in taken,
    take: (key: string, messages: unknown) => (taken[key] = messages),
  };
  const runtime: Runtime = {
    f: {},
    p: '/releases/order/7/',
    l: (file, done) => {
      requests.push(file);
      // As a script element does: a turn later it has run, or has not come; the same is called.
      queueMicrotask(() => {
        const script = served.get(file.replace('/releases/order/7/', ''));
        if (script) new Function('heizplatzMessages', script)(page);
        done();
      });
    },
  };
  const code = chunkMessagesRuntime('mf_order', { list: 'h1' });
  new Function('__webpack_require__', 'globalThis', code)(runtime, { heizplatzMessages: page });
  const ensure = async (chunk: string) => {
    const promises: Promise<unknown>[] = [];
    runtime.f.messages?.(chunk, promises);
    await Promise.all(promises);
    return promises.length;
  };
  return { ensure, taken, query: requests };
}

const FILE = messagesFile('list', 'h1', 'ch');
const SCRIPT = messagesScript('mf_order/list', { a: ['Offerte'] });

describe('the messages of a chunk', () => {
  it('are there before the chunk counts as loaded, in the page’s locale alone', async () => {
    const { ensure, taken, query: requests } = openPage(new Map([[FILE, SCRIPT]]));
    await ensure('list');
    expect(taken).toEqual({ 'mf_order/list': { a: ['Offerte'] } });
    expect(requests).toEqual(['/releases/order/7/messages/list.h1.ch.js']);
  });

  it('are fetched once', async () => {
    const { ensure, query: requests } = openPage(new Map([[FILE, SCRIPT]]));
    await Promise.all([ensure('list'), ensure('list')]);
    await ensure('list');
    expect(requests).toHaveLength(1);
  });

  it('are waited for by no chunk without any', async () => {
    const { ensure, query: requests } = openPage(new Map());
    await expect(ensure('loaders')).resolves.toBe(0);
    await expect(ensure('toString')).resolves.toBe(0);
    expect(requests).toEqual([]);
  });

  it('fail as a chunk does when they do not come, and are asked for anew', async () => {
    const served = new Map<string, string>();
    const { ensure, taken } = openPage(served);
    await expect(ensure('list')).rejects.toMatchObject({
      name: 'ChunkLoadError',
      message: expect.stringContaining('Loading chunk list failed'),
    });
    served.set(FILE, SCRIPT);
    await ensure('list');
    expect(Object.keys(taken)).toEqual(['mf_order/list']);
  });

  it('fail as well when something else came in their place', async () => {
    const { ensure } = openPage(new Map([[FILE, messagesScript('mf_order/form', {})]]));
    await expect(ensure('list')).rejects.toMatchObject({ name: 'ChunkLoadError' });
  });
});
