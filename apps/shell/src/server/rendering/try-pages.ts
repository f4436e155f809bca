import { randomUUID } from 'node:crypto';
import { DEFAULT_COUNTRY_ID } from '@heizplatz/country';
import type { CallApi } from '../api-proxy/page-calls';
import type { OwningRelease, PageLog, PageRenderer } from './render-task';
import { TRIAL_ORIGINS } from './trial-renderer';
import type { RouteOutline } from './route-outline';

/** Where a path has a parameter: a good page renders for it that there is no such thing. */
const ANY_VALUE = 'beispiel';

/**
 * Renders a page of each route of a release, for a visitor without a login, all at once: they wait for the API together.
 * Rejects with the path and the reason of the first one that answers 500 by its own fault; what fails because the API does not
 * answer says nothing of the release.
 */
export async function tryPages(renderer: PageRenderer, owner: OwningRelease, callApi: CallApi): Promise<void> {
  const outline = await renderer.outline(owner, { log: ignoring(() => undefined) });
  await Promise.all(listPages(outline).map((path) => tryPage(renderer, { owner, path, callApi })));
}

interface Trial {
  readonly owner: OwningRelease;
  readonly path: string;
  readonly callApi: CallApi;
}

async function tryPage(renderer: PageRenderer, { owner, path, callApi }: Trial): Promise<void> {
  // Any site's will do: routes are the same in each.
  const countryId = DEFAULT_COUNTRY_ID;
  let fault: unknown;
  const log = ignoring((what) => (fault ??= 'err' in what ? what.err : undefined));
  const { rendered } = await renderer.render(
    {
      visit: { id: randomUUID(), url: path, headers: {}, form: null },
      ...{
        countryId,
        origin: TRIAL_ORIGINS[countryId],
        owner,
        isPublic: true,
        cookieHeader: '',
        hasLogin: false,
      },
    },
    { log, callApi },
  );
  if (rendered.kind === 'document' && rendered.status === 500 && fault)
    throw new Error(`${path} answers 500: ${fault instanceof Error ? fault.message : String(fault)}`);
}

const ignoring = (onError: (what: object) => void): PageLog => ({ warn: () => undefined, error: onError });

/** A path of each route that ends one, with any value for its parameters. */
export const listPages = (outline: readonly RouteOutline[]): readonly string[] => [
  ...new Set(findPaths(outline, '').map((path) => `/${path.split('/').filter(Boolean).join('/')}`)),
];

const findPaths = (routes: readonly RouteOutline[], base: string): string[] =>
  routes.flatMap(({ path = '', children }) => {
    const full = `${base}/${path.replaceAll(/:\w+\??|\*/g, ANY_VALUE)}`;
    return children?.length ? findPaths(children, full) : [full];
  });
