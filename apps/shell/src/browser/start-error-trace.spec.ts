import { setPageRemotes } from '../app/page-release';
import { readJson } from './testing/read-json';
import { getRemote } from '../app/testing/get-remote';
import { startErrorTrace } from './start-error-trace';

type Listener = (state: { readonly location: { readonly key: string } }) => void;

it('reports on every route change, also to the same path with another query', async () => {
  const sent: Blob[] = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_: string, body: Blob) => sent.push(body) > 0,
  });
  let change: Listener = () => undefined;
  startErrorTrace({ state: { location: { key: 'default' } }, subscribe: (listener) => (change = listener) });
  const fail = () => window.dispatchEvent(new ErrorEvent('error', { message: 'broken' }));
  fail();
  change({ location: { key: 'default' } });
  expect(sent).toHaveLength(0);
  change({ location: { key: 'second' } });
  expect(sent).toHaveLength(1);
  fail();
  change({ location: { key: 'third' } });
  expect(sent).toHaveLength(2);
});

it('names the release that drew the page, and its first failure in this page life', async () => {
  const sent: Blob[] = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_: string, body: Blob) => sent.push(body) > 0,
  });
  setPageRemotes([{ ...getRemote('public', ['/*']), version: '7' }]);
  let change: Listener = () => undefined;
  startErrorTrace({ state: { location: { key: 'default' } }, subscribe: (listener) => (change = listener) });
  for (const key of ['second', 'third']) {
    window.dispatchEvent(new ErrorEvent('error', { message: 'broken' }));
    change({ location: { key } });
  }
  const release = { remote: 'public', version: '7' };
  expect(await Promise.all(sent.map(readJson))).toMatchObject([
    { release, isFirst: true },
    { release, isFirst: false },
  ]);
});
