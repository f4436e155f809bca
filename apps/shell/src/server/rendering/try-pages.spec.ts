/** @jest-environment node */
import { noCalls } from '../testing/no-calls';
import type { PageLog, Rendered, RenderTask } from './render-task';
import type { RouteOutline } from './route-outline';
import { listPages, tryPages } from './try-pages';

const ROUTES: readonly RouteOutline[] = [
  {
    ...{ handle: {}, action: false },
    children: [
      { path: '/', handle: {}, action: false },
      { path: '/preise/:state/:place?', handle: {}, action: true },
      {
        ...{ path: '/konto', handle: {}, action: false },
        children: [
          { index: true, handle: {}, action: false },
          { path: '*', handle: {}, action: false },
        ],
      },
    ],
  },
];
const release = { name: 'public', version: '1', container: 'public', patterns: [], styles: [], scripts: {} };
const owner = { release, folder: '/releases/public/1' };

type Answer = (path: string, log: PageLog) => number;

async function tryWith(answer: Answer): Promise<string[]> {
  const visited: string[] = [];
  const render = async ({ visit }: RenderTask, { log }: { readonly log: PageLog }): Promise<Rendered> => {
    visited.push(visit.url);
    const status = answer(visit.url, log);
    return {
      ...{ ttlSeconds: 0, tags: [] },
      rendered: { kind: 'document', status, pieces: [], hasSecrets: false, setCookies: [] },
    };
  };
  await tryPages({ outline: async () => ROUTES, render }, owner, noCalls);
  return visited;
}

it('visits a path of each route that ends one, with any value for its parameters', async () => {
  const paths = ['/', '/preise/beispiel/beispiel', '/konto', '/konto/beispiel'];
  expect(listPages(ROUTES)).toEqual(paths);
  await expect(tryWith(() => 200)).resolves.toEqual(paths);
});

it('names the page that answers 500, and why', async () => {
  const answer: Answer = (path, log) => {
    if (path !== '/konto') return 404;
    log.error({ err: new Error('useNavigate() outside of a router') }, 'a screen broke while it was drawn');
    return 500;
  };
  await expect(tryWith(answer)).rejects.toThrow('/konto answers 500: useNavigate() outside of a router');
});

it('blames no release for what the API did not answer', async () => {
  const answer: Answer = (_, log) => {
    log.warn({ callId: 'offers' }, 'a call of a page failed');
    return 500;
  };
  await expect(tryWith(answer)).resolves.toHaveLength(4);
});
