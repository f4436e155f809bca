import { CALLS, type LinkState, LinkToken, type Open, type ReadablePurpose } from '@heizplatz/contract';
import {
  data,
  notFound,
  pageAction,
  type PageHandle,
  pageLoader,
  type RouteObject,
  type SentForm,
} from '@heizplatz/router';
import type { ComponentType } from 'react';
import * as v from 'valibot';
import { linkInput } from './link-input';
import type { ConsumedLink } from './use-sent-link';

interface LinkRoute {
  /** With `:token`. */
  readonly path: string;
  readonly purpose: ReadablePurpose;
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
  /** What the page's button does where no script does it. */
  readonly consume: (sent: SentForm, token: string) => Promise<ConsumedLink>;
}

/** The page describes the next step in each state; its status code is the equivalent for other clients. */
const STATUS: Readonly<Record<Open<LinkState>, number>> = {
  open: 200,
  unknown: 404,
  other: 404,
  used: 410,
  expired: 410,
};

/** Where a mail's link leads. Opening it spends nothing: mail scanners open links, only the page's button does. */
export const linkRoute = ({ path, purpose, lazy, consume }: LinkRoute): RouteObject => ({
  path,
  lazy,
  handle: { layout: 'message', calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async (sent) => {
    const consumed = await consume(sent, sent.params['token'] ?? '');
    // The token is consumed now, and the page displays the result.
    return data({ ...consumed, end: 'spent' }, { status: 200 });
  }),
  loader: pageLoader(async ({ api, params }) => {
    const token = params['token'] ?? '';
    if (!v.is(LinkToken, token)) notFound();
    const link = await api(CALLS.readLink, linkInput(purpose, token));
    return data({ token }, { status: STATUS[link.State] });
  }),
});
