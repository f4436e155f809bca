import { createSiteI18n } from '@heizplatz/i18n';
import { siteById } from '@heizplatz/country';
import { init, registerPlugins } from '@module-federation/enhanced/runtime';
import { registerBrowserRemotes } from './browser-remotes';

interface Container {
  readonly init: () => void;
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
/** A remote of its own, since the federation knows one by its name. */
function open(patienceMs?: number) {
  remote += 1;
  const name = `remote${remote}`;
  const reference = { name, version: '1', container: `mf_${name}`, entry: `/${name}.js`, patterns: [`/${name}/*`] };
  const site = siteById(1);
  const options = { locale: site.locale, i18n: createSiteI18n(site, []), ...(patienceMs && { patienceMs }) };
  return { remotes: registerBrowserRemotes([reference], options), path: `/${name}/seite` };
}

beforeAll(() => {
  init({ name: 'shell', remotes: [] });
  registerPlugins([{ name: 'entries', loadEntry: async () => (await entries()) as never }]);
});
beforeEach(() => {
  entries.mockClear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

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
