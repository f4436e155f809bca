import { CALLS, type LinkState, LinkToken, type ReadablePurpose } from '@heizplatz/contract';
import { data, notFound, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import type { ComponentType } from 'react';
import * as v from 'valibot';
import { linkInput } from './link-input';

interface LinkRoute {
  /** With `:token`. */
  readonly path: string;
  readonly purpose: ReadablePurpose;
  readonly Component: ComponentType;
}

/** The page says what to do next in each state; its status says the same to whoever does not read it. */
const STATUS: Readonly<Record<LinkState, number>> = { open: 200, unknown: 404, used: 410, expired: 410 };

/** Where a mail's link leads. Opening it spends nothing: mail scanners open links, only the page's button does. */
export const linkRoute = ({ path, purpose, Component }: LinkRoute): RouteObject => ({
  path,
  Component,
  handle: { layout: 'message', calculatorBar: 'never' } satisfies PageHandle,
  loader: pageLoader(async ({ api, params }) => {
    const token = params['token'] ?? '';
    if (!v.is(LinkToken, token)) notFound();
    const link = await api(CALLS.readLink, linkInput(purpose, token));
    return data({ token }, { status: STATUS[link.State] });
  }),
});
