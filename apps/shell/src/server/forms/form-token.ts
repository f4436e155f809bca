import { timingSafeEqual } from 'node:crypto';
import type { Cookies } from '@heizplatz/api-client';
import { CALLS, COOKIES } from '@heizplatz/contract';
import { FORM_FIELDS, type PageHandle } from '@heizplatz/router';
import type { StaticHandlerContext } from '@heizplatz/router/server';
import { parseSetCookie } from 'cookie';
import type { PageLog } from '../rendering/render-task';
import type { VisitorApi } from '../api-proxy/visitor-api';

/** Whether a form repeats the visitor's CSRF cookie; the API verifies that it has signed it. */
export function matchesCsrfCookie(form: URLSearchParams, cookies: Cookies): boolean {
  const [sent, stored] = [Buffer.from(form.get(FORM_FIELDS.csrf) ?? ''), Buffer.from(cookies[COOKIES.csrf] ?? '')];
  return stored.length > 0 && sent.length === stored.length && timingSafeEqual(sent, stored);
}

/**
 * The CSRF value for a document with a form, undefined for one without. Login and checkout set the cookie too (rule
 * WIRE-03); after a form submission it is requested in any case, since the old one may be the reason for the rejection.
 */
export async function formToken(
  context: StaticHandlerContext,
  visitor: VisitorApi,
  { cookies, log }: { readonly cookies: Cookies; readonly log: PageLog },
): Promise<string | undefined> {
  const hasForm = context.matches.some(({ route }) => route.action);
  const { layout } = (context.matches.at(-1)?.route.handle ?? {}) as PageHandle;
  if (!hasForm && layout !== 'order-process' && layout !== 'focused') return undefined;
  if (!context.actionData && cookies[COOKIES.csrf]) return hasForm ? cookies[COOKIES.csrf] : undefined;
  await visitor
    .api(CALLS.renewSession, { query: {} })
    .catch((error: unknown) => log.warn({ err: error }, 'no CSRF cookie'));
  const brought = visitor.setCookies
    .map((header) => parseSetCookie(header))
    .findLast(({ name }) => name === COOKIES.csrf);
  return brought?.value ?? cookies[COOKIES.csrf];
}
