import { keepEarlyActs } from './keep-early-acts';

const PATIENCE_MS = 10_000;
const sent = jest.fn((event: Event) => event.preventDefault());

/** What a browser does with a press on the form's button: it is sent to the server unless something prevents that. */
function press(html: string): void {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('button')?.click();
}

describe('a document without its scripts yet', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    sent.mockClear();
    keepEarlyActs(PATIENCE_MS);
    document.addEventListener('submit', sent);
  });
  afterEach(() => {
    globalThis.earlyActs?.release();
    document.removeEventListener('submit', sent);
    jest.useRealTimers();
  });

  it('sends a search at once', () => {
    press('<form action="/rechner" method="get"><button>Preise</button></form>');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('keeps a form that needs script out of the address', () => {
    press('<form><input name="password"><button>Registrieren</button></form>');
    jest.advanceTimersByTime(PATIENCE_MS);
    expect(sent).not.toHaveBeenCalled();
    expect(globalThis.earlyActs?.acts).toHaveLength(1);
    expect(document.querySelector('button')).not.toHaveAttribute('data-waiting');
  });

  it('sends to the server what it can take, when no script came in time', () => {
    press('<form method="post"><button name="way" value="mail">Weiter</button></form>');
    expect(sent).not.toHaveBeenCalled();
    jest.advanceTimersByTime(PATIENCE_MS);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent.mock.calls[0]?.[0]).toHaveProperty('submitter', document.querySelector('button'));
  });

  it('leaves links alone', () => {
    const followed = jest.fn((event: Event) => event.preventDefault());
    document.body.innerHTML = '<a href="/pelletpreise">Preise</a>';
    document.addEventListener('click', followed, { once: true });
    document.querySelector('a')?.click();
    expect(followed).toHaveBeenCalledTimes(1);
  });
});
