import { type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { HomeView } from './home-view';

export const homeRoute: RouteObject = {
  path: '/',
  Component: HomeView,
  handle: { calculatorBar: 'after-scroll', cachePolicy: { kind: 'public', query: [] } } satisfies PageHandle,
  loader: pageLoader(async (page) => (await import(/* webpackChunkName: "home-later" */ './load-home')).loadHome(page)),
};
