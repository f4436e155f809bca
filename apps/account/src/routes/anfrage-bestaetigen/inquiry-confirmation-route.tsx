import { CALLS } from '@heizplatz/contract';
import { notFound, pageAction, type PageHandle, pageLoader, redirect, type RouteObject } from '@heizplatz/router';
import { REQUEST_CONFIRMATION_PATH } from '@heizplatz/routes';
import { InquiryConfirmationView } from './inquiry-confirmation-view';
import { inquiryInput } from './inquiry-input';

/** Where a request's mail leads. Opening it spends nothing: mail scanners open links, only the button confirms. */
export const inquiryConfirmationRoute: RouteObject = {
  path: REQUEST_CONFIRMATION_PATH,
  Component: InquiryConfirmationView,
  handle: { layout: 'message', calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async ({ api, url }) => {
    await api(CALLS.confirmRequest, { body: { Token: url.searchParams.get('token') ?? '' } });
    return redirect(url.pathname + url.search, 303);
  }),
  loader: pageLoader(async ({ api, url }): Promise<{ token: string }> => {
    const token = url.searchParams.get('token') || notFound();
    const request = await api(CALLS.readRequest, inquiryInput(token));
    return request ? { token } : notFound();
  }),
};
