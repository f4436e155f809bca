import type { User } from '@heizplatz/identity';
import type { RouteObject } from '@heizplatz/router';
import { addLinks } from './add-links';
import { fakeApi, buildProblem, renderRoute, type RouteContext } from '@heizplatz/testing';

type Responses = Parameters<typeof fakeApi>[0];

/** All other pages, as places to be sent to. */
const ELSEWHERE = { path: '*', element: null };

/** A page of the account; a test sees where it leads. */
export function renderAccountPage(
  route: RouteObject,
  path: string,
  responses: Responses = {},
  user: User | null = null,
  dependencies: Pick<RouteContext, 'countryId' | 'cookies'> = {},
) {
  const { api, calls } = fakeApi(responses);
  const view = renderRoute(addLinks([route, ELSEWHERE]), path, { api, user, ...dependencies });
  return { ...view, calls };
}

export const refusal = buildProblem;
