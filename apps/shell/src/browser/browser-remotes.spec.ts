import { createSiteI18n } from '@heizplatz/i18n';
import { siteById } from '@heizplatz/country';
import type { RemoteReference } from '../app/page-data';
import { isChunkFailure } from '../app/reload-on-chunk-failure';
import { registerBrowserRemotes } from './browser-remotes';
import { getShareScope } from './containers/share-scope';

interface Container {
  readonly init: (scope: object) => void;
  readonly get: () => Promise<() => unknown>;
}

/** What the browser gets when it requests a remote's entry. */
let fetchEntry: () => Promise<Container>;
const entries = jest.fn(() => fetchEntry());

/** As webpack's: a module that threw once never runs again. */
function getContainer(runModule: () => unknown): Container {
  let ran: (() => unknown) | undefined;
  return {
    init: () => undefined,
    get: async () => () => {
      if (ran) return {};
      ran = runModule;
      return { routes: runModule() };
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
    entry: `/${name}.js`,
    patterns: [`/${name}/*`],
    ...more,
  };
  const site = siteById(1);
  const options = { locale: site.locale, i18n: createSiteI18n(site, []), ...(patienceMs && { patienceMs }) };
  return { remotes: registerBrowserRemotes([reference], options), path: `/${name}/seite` };
}

/** As the build has them in the shell's bundle. */
Object.assign(globalThis, { __webpack_nonce__: 'n1', SHARED_VERSIONS: {} });

beforeEach(() => {
  entries.mockClear();
  jest.spyOn(document.head, 'append').mockImplementation((script) => void runScript(script as HTMLScriptElement));
});
afterEach(() => jest.restoreAllMocks());

/** As a browser: an entry assigns its container to a global, or does not come. */
async function runScript(script: HTMLScriptElement): Promise<void> {
  expect(script.nonce).toBe('n1');
  const [, name] = /\/(\w+)\.js$/.exec(script.src) ?? [];
  try {
    Reflect.set(globalThis, `mf_${name}`, await entries());
    script.dispatchEvent(new Event('load'));
  } catch {
    script.dispatchEvent(new Event('error'));
  }
}

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
      init: (scope) => steps.push(scope),
      get: async (expose?: string) => {
        steps.push(expose);
        return () => ({ routes: [{ path: '/bestellung' }] });
      },
    });
    const { remotes, path } = open();
    await remotes.load(path);
    expect(steps).toEqual([getShareScope(), './routes']);
    expect(steps[0]).toBe(getShareScope());
  });

  it('fails when its entry brings no container, or exposes no routes', async () => {
    fetchEntry = async () => ({}) as Container;
    const { remotes, path } = open();
    await expect(remotes.load(path)).rejects.toThrow(`brings no container mf_remote${remote}`);
    fetchEntry = async () => getContainer(() => 'a page');
    await expect(remotes.load(path)).rejects.toThrow('exposes no routes');
  });

  it('that does not come is a chunk failure, so that the page may be loaded anew', async () => {
    fetchEntry = dead;
    const { remotes, path } = open();
    const failure = await remotes.load(path).catch((error: unknown) => error);
    expect(isChunkFailure(failure)).toBe(true);
  });

  it('built before decision 88 finds the runtime of the federation on the page', async () => {
    const runtimes: unknown[] = [];
    fetchEntry = async () => {
      runtimes.push(Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE'));
      return whole();
    };
    await open().remotes.load(`/remote${remote}/seite`);
    const { remotes, path } = open(undefined, { needsFederationRuntime: true });
    await remotes.load(path);
    expect(runtimes).toEqual([undefined, expect.objectContaining({ ModuleFederation: expect.any(Function) })]);
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
