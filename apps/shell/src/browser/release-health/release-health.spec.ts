import { setPageRemotes } from '../../app/page-release';
import { getRemote } from '../../app/testing/get-remote';
import { readJson } from '../testing/read-json';
import { measureVitals } from './measure-vitals';
import { reportEntries } from './report-entries';

type Listener = Parameters<Parameters<typeof reportEntries>[0]['subscribe']>[0];

const sent: { readonly url: string; readonly body: Blob }[] = [];
const readBodies = () => Promise.all(sent.map(({ body }) => readJson(body)));

beforeEach(() => {
  sent.length = 0;
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: Blob) => sent.push({ url, body }) > 0,
  });
  setPageRemotes([getRemote('order', ['/bestellung/*']), getRemote('public', ['/*'])]);
});

describe('a remote that is entered without a document', () => {
  it('counts once in a page life, the document’s own not at all', async () => {
    let navigate: Listener = () => undefined;
    reportEntries({ state: { location: { pathname: '/' } }, subscribe: (listener) => (navigate = listener) });
    for (const pathname of ['/preise', '/bestellung/adresse', '/bestellung/bezahlung', '/', '/bestellung/x'])
      navigate({ location: { pathname } });
    expect(sent.map(({ url }) => url)).toEqual(['/api/error-trace/page-view']);
    expect(await readBodies()).toEqual([
      {
        ...{ release: { remote: 'order', version: 'order-1' }, isEntry: true },
        ...{ largestPaintMs: null, interactionMs: null },
      },
    ]);
  });
});

describe('web vitals', () => {
  const observers: { readonly type: string; readonly callback: PerformanceObserverCallback }[] = [];
  const emit = (type: string, entries: object[]) =>
    observers
      .filter((one) => one.type === type)
      .forEach(({ callback }) => callback({ getEntries: () => entries } as never, {} as never));
  const setVisibility = (visibilityState: string) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
    Object.defineProperty(document, 'hidden', { configurable: true, value: visibilityState === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };

  beforeAll(() => {
    class FakeObserver {
      static readonly supportedEntryTypes = ['largest-contentful-paint', 'event', 'first-input'];
      constructor(readonly callback: PerformanceObserverCallback) {}
      observe({ type = '' }: PerformanceObserverInit) {
        observers.push({ type, callback: this.callback });
      }
      takeRecords = () => [];
      disconnect = () => undefined;
    }
    Object.assign(globalThis, { PerformanceObserver: FakeObserver });
    Object.assign(performance, { getEntriesByType: () => [] });
  });

  it('are reported once, with the release that drew the document, when the page is left', async () => {
    setVisibility('visible');
    measureVitals({ remote: 'order', version: 'order-1' });
    emit('largest-contentful-paint', [{ startTime: 1234, entryType: 'largest-contentful-paint' }]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toEqual([]);
    setVisibility('hidden');
    setVisibility('visible');
    setVisibility('hidden');
    expect(await readBodies()).toMatchObject([
      { release: { remote: 'order', version: 'order-1' }, isEntry: false, largestPaintMs: 1234, interactionMs: null },
    ]);
  });
});
