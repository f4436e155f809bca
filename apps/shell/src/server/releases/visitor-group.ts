import { randomInt } from 'node:crypto';
import { COOKIES } from '@heizplatz/contract';
import type { CountryId } from '@heizplatz/country';
import type { Release } from '@heizplatz/releases';
import { stringifySetCookie } from 'cookie';
import type { ServingReleases } from './serving-releases';

/** Visitors are spread over so many groups; a number says nothing about who it is. */
const GROUPS = 10_000;
const GROUP = new RegExp(`(?:^|; )${COOKIES.releaseGroup}=(\\d{1,4})(?:;|$)`);
const A_MONTH_SECONDS = 30 * 86_400;

/** 0 to 9999; null where the Cookie header brings none. */
export function readGroup(cookieHeader: string): number | null {
  const group = GROUP.exec(cookieHeader)?.[1];
  return group === undefined ? null : Number(group);
}

export interface VisitorReleases {
  readonly releases: readonly Release[];
  /** A Set-Cookie header for a visitor who gets a group with this document. */
  readonly setCookie: string | null;
}

interface ReleaseRequest {
  readonly countryId: CountryId;
  readonly cookieHeader: string;
  /** Documents give a group to visitors without one; forms and calls do not, since a page of theirs is open already. */
  readonly mayAssign: boolean;
}

/** The releases of a request's visitor, for the document and all that belongs to it. */
export function getVisitorReleases(
  serving: ServingReleases,
  { countryId, cookieHeader, mayAssign }: ReleaseRequest,
): VisitorReleases {
  if (!serving.hasShares(countryId)) return { releases: serving.select({ countryId, group: null }), setCookie: null };
  const existing = readGroup(cookieHeader);
  const assigned = existing === null && mayAssign ? randomInt(GROUPS) : null;
  return {
    releases: serving.select({ countryId, group: existing ?? assigned }),
    setCookie: assigned === null ? null : toSetCookie(assigned),
  };
}

const toSetCookie = (group: number): string =>
  stringifySetCookie({
    ...{ name: COOKIES.releaseGroup, value: String(group), path: '/', maxAge: A_MONTH_SECONDS },
    ...{ httpOnly: true, sameSite: 'lax', secure: true },
  });
