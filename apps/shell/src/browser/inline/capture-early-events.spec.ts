import type { EarlyEvents } from '../../early-events';
import { captureEarlyEvents } from './capture-early-events';

const PATIENCE = { searchMs: 2000, otherMs: 10_000 };
const sent = jest.fn((event: Event) => event.preventDefault());
const earlyEvents = (): EarlyEvents | undefined => globalThis.earlyEvents;

/** What a browser does with a press on the form's button: it is sent to the server unless something prevents that. */
function click(html: string): void {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('button')?.click();
}

describe('a document without its scripts yet', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    sent.mockClear();
    captureEarlyEvents(PATIENCE);
    document.addEventListener('submit', sent);
  });
  afterEach(() => {
    earlyEvents()?.release();
    document.removeEventListener('submit', sent);
    jest.useRealTimers();
  });

  it('sends a search after a moment, in which the page would say what is wrong with it', () => {
    click('<form action="/rechner" method="get"><button>Preise</button></form>');
    jest.advanceTimersByTime(PATIENCE.searchMs - 1);
    expect(sent).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('keeps a search that the browser would refuse in its own words, and lets it refuse after a moment', () => {
    const refused = jest.fn((event: Event) => event.defaultPrevented);
    document.addEventListener('invalid', refused, true);
    click('<form action="/rechner" method="get"><input required><input required><button>Preise</button></form>');
    expect(refused).not.toHaveBeenCalled();
    const form = document.querySelector('form');
    expect(earlyEvents()?.actions).toMatchObject([{ kind: 'send', element: form }]);
    jest.advanceTimersByTime(PATIENCE.searchMs);
    expect(refused.mock.results).toEqual([
      { type: 'return', value: false },
      { type: 'return', value: false },
    ]);
    expect(sent).not.toHaveBeenCalled();
    document.removeEventListener('invalid', refused, true);
  });

  it('keeps a form that needs script out of the address', () => {
    click('<form><input name="password"><button>Registrieren</button></form>');
    jest.advanceTimersByTime(PATIENCE.otherMs);
    expect(sent).not.toHaveBeenCalled();
    expect(earlyEvents()?.actions).toHaveLength(1);
    expect(document.querySelector('button')).not.toHaveAttribute('data-waiting');
  });

  it('sends to the server what it can take, when no script came in time', () => {
    click('<form method="post"><button name="way" value="mail">Weiter</button></form>');
    expect(sent).not.toHaveBeenCalled();
    jest.advanceTimersByTime(PATIENCE.otherMs);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent.mock.calls[0]?.[0]).toHaveProperty('submitter', document.querySelector('button'));
  });

  it('waits longer with a button of a form that is not seen, and then sends that too', () => {
    click('<form id="choice" action="/auswahl" method="get" hidden></form><button form="choice">Auswählen</button>');
    jest.advanceTimersByTime(PATIENCE.otherMs - 1);
    expect(sent).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('leaves links alone', () => {
    const followed = jest.fn((event: Event) => event.preventDefault());
    document.body.innerHTML = '<a href="/pelletpreise">Preise</a>';
    document.addEventListener('click', followed, { once: true });
    document.querySelector('a')?.click();
    expect(followed).toHaveBeenCalledTimes(1);
  });
});
