import { followBuilds } from './render-anew';

type Events = Pick<EventSource, 'onmessage' | 'onerror'>;
const sources: FakeEventSource[] = [];
class FakeEventSource {
  onmessage: Events['onmessage'] = null;
  onerror: Events['onerror'] = null;
  readonly url: string;
  constructor(url: URL) {
    this.url = url.href;
    sources.push(this);
  }
}
const tell = (data: string) =>
  sources.at(-1)?.onmessage?.call(EventSource.prototype, new MessageEvent('message', { data }));
const fail = () => sources.at(-1)?.onerror?.call(EventSource.prototype, new Event('error'));

const original = globalThis.EventSource;
beforeAll(() => Object.assign(globalThis, { EventSource: FakeEventSource }));
afterAll(() => Object.assign(globalThis, { EventSource: original }));

const follow = () => {
  const onBuilt = jest.fn();
  const isKnown = jest.fn();
  const known = followBuilds('http://localhost:4300/releases/order/override/', onBuilt).then(isKnown);
  return { onBuilt, isKnown, known };
};

it('lets the page wait until it is known which build is there, and tells of each other one', async () => {
  const { onBuilt, isKnown, known } = follow();
  expect(sources.at(-1)?.url).toBe('http://localhost:4300/releases/order/override/builds');
  await Promise.resolve();
  expect(isKnown).not.toHaveBeenCalled();
  tell('a');
  await known;
  tell('a');
  expect(onBuilt).not.toHaveBeenCalled();
  tell('b');
  expect(onBuilt).toHaveBeenCalledTimes(1);
});

it('after a break the same build is no news, and another one is', async () => {
  const { onBuilt, known } = follow();
  tell('a');
  await known;
  fail();
  tell('a');
  expect(onBuilt).not.toHaveBeenCalled();
  tell('b');
  expect(onBuilt).toHaveBeenCalledTimes(1);
});

it('where the server does not run, the page goes on without the remote, and the first build is news', async () => {
  const { onBuilt, known } = follow();
  fail();
  await known;
  tell('a');
  expect(onBuilt).toHaveBeenCalledTimes(1);
});
