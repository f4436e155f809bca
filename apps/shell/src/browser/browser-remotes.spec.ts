import { createSiteI18n } from '@heizplatz/i18n';
import { siteById } from '@heizplatz/country';
import type { RemoteReference } from '../app/page-data';
import { getPageRelease } from '../app/page-release';
import { isChunkFailure } from '../app/reload-on-chunk-failure';
import type { ServingResponse } from '../app/serving-response';
import { registerBrowserRemotes } from './browser-remotes';

interface Container {
  readonly init: (scope: Record<string, object>) => void;
  readonly get: () => Promise<() => unknown>;
}

/** What the browser gets when it requests a remote's entry. */
let fetchEntry: () => Promise<Container>;
const entries = jest.fn(() => fetchEntry());

/** As webpack's: a module runs once, also where it throws. */
function getContainer(runModule: () => unknown): Container {
  const exports = {};
  let hasRun = false;
  return {
    init: () => undefined,
    get: async () => () => {
      if (!hasRun) {
        hasRun = true;
        Object.assign(exports, { routes: runModule() });
      }
      return exports;
    },
  };
}
const whole = async () => getContainer(() => [{ path: '/bestellung' }]);
const dead = () => Promise.reject(new Error('no such file'));

let remote = 0;
function open(patienceMs?: number, more: Partial<RemoteReference> = {}) {
  remote += 1;
  const name = `remote${remote}`;
  const reference = {
    name,
    version: '1',
    container: `mf_${name}`,
    folder: `/${name}/`,
    patterns: [`/${name}/*`],
    styles: [],
    scripts: [],
    ...more,
  };
  serve = async () => ({ remotes: [reference], shell: '/assets/1/' });
  return { reference, remotes: register(null, patienceMs), path: `/${name}/seite` };
}

/** What the shell says of the releases that serve. */
let serve: () => Promise<ServingResponse>;
const asked = jest.fn(() => serve());

function register(own: RemoteReference | null, patienceMs?: number) {
  const site = siteById(1);
  const i18n = createSiteI18n(site, []);
  const options = { locale: site.locale, i18n, fetchServing: asked, ...(patienceMs && { patienceMs }) };
  return registerBrowserRemotes(own, options);
}

/** As the build has them in the shell's bundle. */
Object.assign(globalThis, { __webpack_nonce__: 'n1', SHARED_VERSIONS: { jotai: '3.0.1' } });

/** What the browser has requested by links, and whether it comes. */
const sheets = jest.fn<boolean, [string]>(() => true);

beforeEach(() => {
  entries.mockClear();
  asked.mockClear();
  sheets.mockReset().mockReturnValue(true);
  const request = (node: Node) =>
    node instanceof HTMLLinkElement ? requestSheet(node) : void runScript(node as HTMLScriptElement);
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => (request(node), node));
  jest.spyOn(document.head, 'append').mockImplementation((node) => request(node as Node));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** As a browser: an entry assigns its container to a global, or does not come. */
async function runScript(script: HTMLScriptElement): Promise<void> {
  expect(script.nonce).toBe('n1');
  const [, name] = /\/(\w+)\/(?:remoteEntry|static\/entry)\.js$/.exec(script.src) ?? [];
  try {
    Reflect.set(globalThis, `mf_${name}`, await entries());
    script.dispatchEvent(new Event('load'));
  } catch {
    script.dispatchEvent(new Event('error'));
  }
}

const requestSheet = (link: HTMLLinkElement): void =>
  queueMicrotask(() => link.dispatchEvent(new Event(sheets(link.href) ? 'load' : 'error')));

describe('the remote of a path', () => {
  it('is fetched once', async () => {
    fetchEntry = whole;
    const { remotes, path } = open();
    const [first, second] = await Promise.all([remotes.load(path), remotes.load(path)]);
    expect(first?.routes).toMatchObject([{ path: '/bestellung' }]);
    expect(second).toBe(first);
    expect(entries).toHaveBeenCalledTimes(1);
    expect(await remotes.load('/anderswo')).toBeUndefined();
  });

  it('is connected with what the shell shares before anything is taken from it', async () => {
    const steps: unknown[] = [];
    fetchEntry = async () => ({
      init: (scope) => steps.push(Object.keys(scope['jotai'] ?? {})),
      get: async (expose?: string) => {
        steps.push(expose);
        return () => ({ routes: [{ path: '/bestellung' }] });
      },
    });
    const { remotes, path } = open();
    await remotes.load(path);
    expect(steps).toEqual([['3.0.1'], './routes']);
  });

  it('finds the runtime of the federation on the page, which no remote brings', async () => {
    fetchEntry = async () => {
      expect(Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE')).toMatchObject({
        ModuleFederation: expect.any(Function),
      });
      return whole();
    };
    const { remotes, path } = open();
    await expect(remotes.load(path)).resolves.toBeDefined();
  });

  it('fails when its entry brings no container, or exposes no routes', async () => {
    fetchEntry = async () => undefined as unknown as Container;
    const { remotes, path } = open();
    await expect(remotes.load(path)).rejects.toThrow('#RUNTIME-001');
    fetchEntry = async () => getContainer(() => 'a page');
    await expect(remotes.load(path)).rejects.toThrow('exposes no routes');
  });

  it('may have its routes as the default export, as remotes of other builders do', async () => {
    fetchEntry = async () => ({ init: () => undefined, get: async () => () => ({ default: [{ path: '/demo' }] }) });
    const { remotes, path } = open();
    expect(await remotes.load(path)).toMatchObject({ routes: [{ path: '/demo' }] });
  });

  it('may have an entry by another name', async () => {
    fetchEntry = whole;
    const requested = jest.spyOn(document.head, 'appendChild');
    const { remotes, path } = open(undefined, { entry: { file: 'static/entry.js', type: 'global' } });
    await remotes.load(path);
    expect(requested.mock.calls.map(([node]) => (node as HTMLScriptElement).src)).toEqual([
      `${location.origin}/remote${remote}/static/entry.js`,
    ]);
  });

  it('has its styles when it is loaded', async () => {
    fetchEntry = whole;
    const { remotes, path } = open(undefined, { styles: ['a.css', 'b.css'] });
    await remotes.load(path);
    expect(sheets.mock.calls.map(([url]) => url)).toEqual(
      ['a.css', 'b.css'].map((file) => `${location.origin}/remote${remote}/${file}`),
    );
  });

  it('whose stylesheet failed once requests it again', async () => {
    fetchEntry = whole;
    sheets.mockReturnValueOnce(false);
    const { remotes, path } = open(undefined, { styles: ['a.css'] });
    await expect(remotes.load(path)).resolves.toBeDefined();
    expect(sheets).toHaveBeenCalledTimes(2);
  });

  it('whose stylesheet does not come is a chunk failure, and is requested anew with the next navigation', async () => {
    fetchEntry = whole;
    sheets.mockReturnValue(false);
    const { remotes, path } = open(undefined, { styles: ['a.css'] });
    expect(isChunkFailure(await remotes.load(path).catch((error: unknown) => error))).toBe(true);
    sheets.mockReturnValue(true);
    await expect(remotes.load(path)).resolves.toBeDefined();
  });

  it('whose chunk failed once requests it again, from the same container', async () => {
    const chunks = jest.fn();
    const get = async () => {
      chunks();
      if (chunks.mock.calls.length === 1)
        throw Object.assign(new Error('Loading chunk routes failed'), { name: 'ChunkLoadError' });
      return () => ({ routes: [{ path: '/bestellung' }] });
    };
    fetchEntry = async () => ({ init: () => undefined, get });
    const { remotes, path } = open();
    await expect(remotes.load(path)).resolves.toBeDefined();
    expect([chunks.mock.calls.length, entries.mock.calls.length]).toEqual([2, 1]);
  });

  it('that does not come is a chunk failure, so that the page may be loaded anew', async () => {
    fetchEntry = dead;
    const { remotes, path } = open();
    const failure = await remotes.load(path).catch((error: unknown) => error);
    expect(isChunkFailure(failure)).toBe(true);
  });

  it('is tried twice when it does not come, and anew with the next navigation', async () => {
    fetchEntry = dead;
    const { remotes, path } = open();
    await expect(remotes.load(path)).rejects.toThrow();
    expect(entries).toHaveBeenCalledTimes(2);
    fetchEntry = whole;
    await expect(remotes.load(path)).resolves.toBeDefined();
  });

  it('that comes at the second try fails no navigation', async () => {
    fetchEntry = () => {
      fetchEntry = whole;
      return dead();
    };
    const { remotes, path } = open();
    await expect(remotes.load(path)).resolves.toBeDefined();
  });

  it('that throws while it is loaded runs from scratch with the next try', async () => {
    let throws = true;
    fetchEntry = async () =>
      getContainer(() => {
        if (throws) throw new Error('breaks while it is loaded');
        return [{ path: '/bestellung' }];
      });
    const { remotes, path } = open();
    await expect(remotes.load(path)).rejects.toThrow('breaks while it is loaded');
    throws = false;
    await expect(remotes.load(path)).resolves.toBeDefined();
  });

  it('that is slow fails its navigation in time, and goes on loading for the next one', async () => {
    let arrive = (_: Container): void => undefined;
    fetchEntry = () => new Promise((resolve) => (arrive = resolve));
    const { remotes, path } = open(20);
    await expect(remotes.load(path)).rejects.toThrow('was not loaded within 20 ms');
    arrive(await whole());
    await expect(remotes.load(path)).resolves.toBeDefined();
    expect(entries).toHaveBeenCalledTimes(1);
  });
});

describe('the remotes of a page', () => {
  it('are its own alone until another path is wanted, and fetched once', async () => {
    fetchEntry = whole;
    const { reference, path } = open();
    const own = {
      ...reference,
      name: 'own',
      container: 'mf_own',
      folder: '/own/',
      patterns: [location.pathname],
    };
    const remotes = register(own);
    expect(await remotes.load(location.pathname)).toMatchObject({ name: 'own' });
    expect([asked.mock.calls.length, remotes.known()]).toEqual([0, undefined]);
    expect(await remotes.load(path)).toMatchObject({ name: reference.name });
    expect(await remotes.load('/anderswo')).toBeUndefined();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(remotes.known()).toEqual([reference]);
    expect(getPageRelease(path)).toEqual({ remote: reference.name, version: '1' });
  });

  it('keep the version that drew the document, also where another one serves by now', async () => {
    const { reference } = open();
    const remotes = register({ ...reference, version: '0' });
    expect(await remotes.fetchAll()).toMatchObject([{ name: reference.name, version: '0' }]);
  });

  it('that come at the second try fail no navigation', async () => {
    fetchEntry = whole;
    const { remotes, path } = open();
    asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(remotes.load(path)).resolves.toBeDefined();
  });

  it('that do not come are a chunk failure, and are fetched anew with the next navigation', async () => {
    fetchEntry = whole;
    const { remotes, path } = open();
    asked
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(isChunkFailure(await remotes.load(path).catch((error: unknown) => error))).toBe(true);
    await expect(remotes.load(path)).resolves.toBeDefined();
  });
});
