import { startErrorTrace } from './start-error-trace';

type Listener = (state: { readonly location: { readonly key: string } }) => void;

it('reports on every route change, also to the same path with another query', async () => {
  const sent: Blob[] = [];
  Object.defineProperty(navigator, 'sendBeacon', { value: (_: string, body: Blob) => sent.push(body) > 0 });
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
