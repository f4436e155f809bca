import type { LoaderFunctionArgs, RouteObject } from '@heizplatz/router';
import { createElement, type ComponentType } from 'react';

type Screen = { readonly Component: ComponentType };

/**
 * Routes whose screens on demand may fail: the router keeps such a screen as failed for the life of the document. Here it
 * shows the failure, and each later navigation to it loads it again.
 */
export function retryLazyRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { children, lazy } = route;
    const retried = typeof lazy === 'function' ? retryLazyRoute(route, lazy as () => Promise<Screen>) : route;
    return { ...retried, ...(children && { children: retryLazyRoutes(children) }) } as RouteObject;
  });
}

function retryLazyRoute(route: RouteObject, load: () => Promise<Screen>): RouteObject {
  let failure: { readonly error: unknown } | undefined;
  let loaded: ComponentType | undefined;
  const tryToLoad = async () => {
    try {
      loaded = (await load()).Component;
      failure = undefined;
    } catch (error) {
      failure = { error };
    }
  };
  function LaterScreen() {
    if (!loaded) throw failure?.error;
    return createElement(loaded);
  }
  const { loader } = route;
  return {
    ...route,
    lazy: async () => {
      await tryToLoad();
      return { Component: loaded ?? LaterScreen };
    },
    loader: async (args: LoaderFunctionArgs): Promise<unknown> => {
      if (failure) await tryToLoad();
      return typeof loader === 'function' ? loader(args) : null;
    },
  } as RouteObject;
}
