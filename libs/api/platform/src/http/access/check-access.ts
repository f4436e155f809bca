import { COOKIES, CSRF_HEADER, CSRF_HEADER_DASHED, type Call, findRefusal } from '@heizplatz/contract';
import type { FastifyRequest } from 'fastify';
import { verifyCsrf } from './csrf';
import type { KeyRing } from '../../keys/key-ring';
import type { CallContext } from '../calls/define-handler';
import { problem } from '../problems/problem';

const first = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/** Set by the browser, not by scripts: the request comes from a page of another site, or of a sibling host. */
const FOREIGN_PAGES: readonly (string | undefined)[] = ['cross-site', 'same-site'];

/**
 * Throws CSRF unless the header repeats the caller's own cookie and no foreign page sends the request, for calls that
 * require it.
 */
export function checkCsrf(call: Call, request: FastifyRequest, keys: KeyRing): void {
  if (!call.csrf) return;
  const cookie = request.cookies[COOKIES.csrf];
  const header =
    first(request.headers[CSRF_HEADER.toLowerCase()]) ?? first(request.headers[CSRF_HEADER_DASHED.toLowerCase()]);
  if (FOREIGN_PAGES.includes(first(request.headers['sec-fetch-site']))) throw problem('CSRF');
  if (!cookie || !header || !verifyCsrf({ cookie, header, keys })) throw problem('CSRF');
}

/** Throws UNAUTHENTICATED without an identity or the required key, FORBIDDEN for callers without permission. */
export function checkAccess({ access }: Call, { user, dealerKey }: Pick<CallContext, 'user' | 'dealerKey'>): void {
  if (access.kind === 'dealer-key' && dealerKey) return;
  const refusal = findRefusal(access, user);
  if (refusal) throw problem(refusal);
}
