import type { PageHandle, RouteObject } from '@heizplatz/router';

/** What a route declares before any of its code runs; plain data, in the form that `matchRoutes` reads. */
export interface RouteOutline {
  readonly path?: string;
  readonly index?: boolean;
  readonly caseSensitive?: boolean;
  readonly handle: Pick<PageHandle, 'cachePolicy'>;
  /** Whether it takes forms. */
  readonly action: boolean;
  readonly children?: readonly RouteOutline[];
}

export const getOutline = (routes: readonly RouteObject[]): RouteOutline[] =>
  routes.map(({ path, index, caseSensitive, handle, action, children }) => {
    const { cachePolicy } = (handle ?? {}) as PageHandle;
    return {
      ...(path !== undefined && { path }),
      ...(index !== undefined && { index }),
      ...(caseSensitive !== undefined && { caseSensitive }),
      handle: cachePolicy ? { cachePolicy: { kind: 'public', query: [...cachePolicy.query] } } : {},
      action: Boolean(action),
      ...(children && { children: getOutline(children) }),
    };
  });
