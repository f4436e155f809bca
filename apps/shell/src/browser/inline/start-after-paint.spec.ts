import { startScript } from '../../server/documents/start-script';
import { startAfterPaint } from './start-after-paint';

type Notify = (seen: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void;
let paint: Notify = () => undefined;

class Observer {
  constructor(notify: Notify) {
    paint = notify;
  }
  observe() {}
}

const requests = () =>
  [...document.head.children].map((one) => one.getAttribute('src') ?? `ahead ${one.getAttribute('href')}`);
const EVERYTHING = ['/main.js', '/start-react.js', 'ahead /routes.js'];

describe('the scripts of a document', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    document.head.replaceChildren();
    Object.assign(globalThis, { PerformanceObserver: Observer });
    startAfterPaint(['/main.js', '/start-react.js'], ['/routes.js']);
  });
  afterEach(() => {
    // Those that are still pending would run in the next test.
    jest.advanceTimersByTime(3000);
    jest.useRealTimers();
  });

  it('are not asked for before the page has been drawn', () => {
    paint({ getEntriesByName: () => [] });
    jest.advanceTimersByTime(2999);
    expect(requests()).toEqual([]);
  });

  it('come once it has, in their order, and once only', () => {
    const entry: PerformanceEntry = { ...{ name: '', entryType: '' }, startTime: 0, duration: 0, toJSON: () => null };
    paint({ getEntriesByName: () => [entry] });
    jest.advanceTimersByTime(0);
    expect(requests()).toEqual(EVERYTHING);
    expect([...document.scripts].map(({ async }) => async)).toEqual([false, false]);
    dispatchEvent(new Event('keydown'));
    jest.advanceTimersByTime(3000);
    expect(requests()).toEqual(EVERYTHING);
  });

  it.each(['pointerdown', 'keydown', 'focusin'])('come at once with a %s', (action) => {
    dispatchEvent(new Event(action));
    expect(requests()).toEqual(EVERYTHING);
  });

  it('come after three seconds where nothing is drawn, as in a tab in the background', () => {
    jest.advanceTimersByTime(3000);
    expect(requests()).toEqual(EVERYTHING);
  });
});

describe('the inline script', () => {
  it('names them so that no text breaks out', () => {
    const text = startScript({ scripts: ['/a.js'], ahead: ['/</script>.js'] });
    expect(text).toMatch(/\(\["\/a\.js"\],\["\/\\u003c\/script>\.js"\]\)$/);
    expect(text).not.toContain('</script>');
  });
});
