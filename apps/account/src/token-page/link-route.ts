import { CALLS, type LinkPurpose } from '@heizplatz/contract';
import { type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import type { ComponentType } from 'react';
import { linkInput } from './link-input';

interface LinkRoute {
  /** With `:token`. */
  readonly path: string;
  readonly purpose: LinkPurpose;
  readonly Component: ComponentType;
}

/** Where a mail's link leads. Opening it spends nothing: mail scanners open links, only the page's button does. */
export const linkRoute = ({ path, purpose, Component }: LinkRoute): RouteObject => ({
  path,
  Component,
  handle: { layout: 'message', calculatorBar: 'never' } satisfies PageHandle,
  loader: pageLoader(async ({ api, params }): Promise<{ token: string }> => {
    const token = params['token'] ?? '';
    await api(CALLS.readLink, linkInput(purpose, token));
    return { token };
  }),
});
