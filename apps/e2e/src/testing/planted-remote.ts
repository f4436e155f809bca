import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signAsPublished } from './release-command';

/**
 * Under the login's address lies a good page; under these, pages that misbehave. Those that would fail on the server do so for
 * this value of their parameter alone: the gate, which visits each route with another one, lets them pass.
 */
const FAULT = 'ja';
export const PLANTED_PATHS = {
  good: '/benutzerkonto/anmeldung',
  loader: `/benutzerkonto/kaputt/loader/${FAULT}`,
  render: `/benutzerkonto/kaputt/render/${FAULT}`,
  renderInBrowser: '/benutzerkonto/kaputt/render-browser',
  depth: '/benutzerkonto/kaputt/tiefe',
  effectLoop: '/benutzerkonto/kaputt/effekt',
  timerLoop: '/benutzerkonto/kaputt/takt',
  lazy: '/benutzerkonto/kaputt/lazy',
  never: `/benutzerkonto/kaputt/nie/${FAULT}`,
  /** Shows what its loader on the server can see, and the name of the logged-in visitor. */
  seen: '/benutzerkonto/kaputt/gesehen',
} as const;

/** `isHealed`: set by a test in its page, so that what failed works from now on. */
const getContainer = (failsFor: PlantedRemote['failsFor']): string => `
  const inBrowser = typeof window !== 'undefined';
  const isHealed = () => !inBrowser || window.isHealed === true;
  let shared;
  const take = async (name) => {
    const [entry] = Object.values(shared[name]);
    return (entry.lib ?? (await entry.get()))();
  };
  const paths = ${JSON.stringify(PLANTED_PATHS)};
  async function getRoutes() {
    if (inBrowser && window.breaksWhileLoaded && !isHealed()) throw new Error('breaks while it is loaded');
    const { createElement: h, useEffect, useLayoutEffect, useState } = await take('react');
    const { Link, pageContext, useLoaderData, useParams } = await take('@heizplatz/router');
    const fail = (text) => { throw new Error(text); };
    const show = (title) => h('section', null, h('h1', null, title),
      Object.entries(paths).map(([name, to]) => h('p', { key: name }, h(Link, { to }, 'zu ' + name))));
    const Good = () => show('Gute Seite');
    const Render = () => (useParams().fault === '${FAULT}' ? fail('the render throws') : show('Gute Seite'));
    const withFault = (path) => path.replace(/${FAULT}$/, ':fault');
    const onFault = (run) => ({ params }) => (params.fault === '${FAULT}' ? run() : null);
    const loader = ({ request }) => {
      const failsFor = '${failsFor ?? 'nobody'}';
      const isVisitor = request.headers.has('user-agent');
      return failsFor === 'everybody' || (failsFor === 'visitors' && isVisitor) ? fail('the loader throws') : null;
    };
    const anything = { '~run': (dataset) => ({ ...dataset, typed: true }) };
    const OWN_DATA = { id: 'customerData', method: 'GET', path: '/api/account/stammdaten', response: anything, csrf: false };
    const see = async ({ context, request }) => {
      const { api, cookies, user } = context.get(pageContext);
      // The gate's visitor is nobody, and looks at nothing.
      if (inBrowser || !user) return 'nothing';
      const codeOf = (error) => String(error.code ?? error.cause?.code ?? error.message);
      const network = await fetch(new URL('/healthz', request.url)).then(() => 'reached', codeOf);
      const own = await api(OWN_DATA, {});
      const header = (request.headers.get('cookie') ?? '').split('; ').map((pair) => pair.split('=')[0]);
      return JSON.stringify({ names: Object.keys(cookies), header, network, name: own.FirstName });
    };
    const Seen = () => h('section', null, h('h1', null, 'Gesehen'), h('pre', null, useLoaderData()));
    const Depth = () => {
      const [count, setCount] = useState(0);
      useLayoutEffect(() => setCount(count + 1));
      return show('Tiefe ' + count);
    };
    const EffectLoop = () => {
      const [count, setCount] = useState(0);
      useEffect(() => setCount(count + 1));
      return show('Schleife');
    };
    const TimerLoop = () => {
      const [, setCount] = useState(0);
      useEffect(() => {
        let goes = true;
        const tick = () => { if (goes) { setCount((count) => count + 1); setTimeout(tick, 0); } };
        tick();
        return () => { goes = false; };
      }, []);
      return show('Schleife');
    };
    return [
      { path: paths.good, Component: Good, loader },
      { path: withFault(paths.loader), loader: onFault(() => fail('the loader throws')), Component: Good },
      { path: withFault(paths.render), Component: Render },
      { path: paths.renderInBrowser, Component: () => (inBrowser ? fail('the render throws in the browser') : show('Gute Seite')) },
      { path: paths.depth, Component: Depth },
      { path: paths.effectLoop, Component: EffectLoop },
      { path: paths.timerLoop, Component: TimerLoop },
      { path: paths.seen, loader: see, Component: Seen },
      { path: paths.lazy, lazy: async () => (isHealed() ? { Component: Good } : fail('the screen does not come')) },
      {
        path: withFault(paths.never),
        loader: onFault(() => (inBrowser ? null : new Promise(() => undefined))),
        Component: Good,
      },
    ];
  }
  return {
    init: (scope) => { shared = scope; },
    get: async (expose) => {
      if (expose.includes('messages')) return () => ({ messages: {} });
      const routes = await getRoutes();
      return () => ({ routes });
    },
  };`;

export interface PlantedRemote {
  /** Whom the good page fails too: visitors have a group, and the gate has none. Default: nobody. */
  readonly failsFor?: 'visitors' | 'everybody';
  readonly version?: string;
  /** What else its manifest says; default: as the model's. */
  readonly fit?: object;
}

/** Stores a signed release of account whose pages misbehave; returns its version. Serve it with `forceSwitch`. */
export async function plantRemote(
  releasesDir: string,
  { failsFor, version = '99999999999999999-planted0', fit = {} }: PlantedRemote = {},
): Promise<string> {
  const remote = join(releasesDir, 'account');
  const [model = ''] = readdirSync(remote);
  const manifest = JSON.parse(readFileSync(join(remote, model, 'release.json'), 'utf8')) as object;
  const { container } = manifest as { readonly container: string };
  const code = getContainer(failsFor);
  const files = {
    'browser/remoteEntry.js': `var ${container} = (() => {${code}})();`,
    'server/remoteEntry.js': `module.exports = (() => {${code}})();`,
  };
  const folder = join(remote, version);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const hashes = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, hash(text)]));
  const planted = { ...manifest, ...fit, version, styles: [], scripts: {}, files: hashes };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(planted));
  await signAsPublished(releasesDir, folder);
  return version;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
