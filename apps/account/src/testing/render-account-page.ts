import { ProblemError } from '@heizplatz/api-client';
import type { User } from '@heizplatz/identity';
import type { RouteObject } from '@heizplatz/router';
import { fakeApi, renderRoute } from '@heizplatz/testing';

type Answers = Parameters<typeof fakeApi>[0];

/** All other pages, as places to be sent to. */
const ELSEWHERE = { path: '*', element: null };

/** A page of the account; a test sees where it leads. */
export function renderAccountPage(route: RouteObject, path: string, answers: Answers = {}, user: User | null = null) {
  const { api, calls } = fakeApi(answers);
  const view = renderRoute([route, ELSEWHERE], path, { api, user });
  const pathOf = () => {
    const { pathname, search } = view.router.state.location;
    return pathname + search;
  };
  return { ...view, calls, pathOf };
}

/** A refusal by the API; status 0 is an API that is down. */
export const refusal = (status: number, code: string): ProblemError =>
  new ProblemError({ type: 'about:blank', title: code, status, code });
