import { ProblemError } from '@heizplatz/api-client';
import { type Call, type CallInput, CALLS, type Schema } from '@heizplatz/contract';
import type { Role } from '@heizplatz/identity';
import { pageLoader } from '@heizplatz/router';
import type * as v from 'valibot';
import { requireRoles } from '../start/staff-guard';
import { listQuery } from './list-query';

type QuerySchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** The loader of a page that shows one list: its guard, the list by the page's address, the saved views. */
export function staffListLoader<Q extends QuerySchema, A extends Schema>(
  roles: readonly Role[],
  call: Call<undefined, Q, undefined, A, never>,
) {
  return pageLoader(async ({ api, user, url }) => {
    requireRoles(user, roles);
    const input = { query: listQuery(call.query, url.searchParams) } as CallInput<typeof call>;
    const list = api(call, input);
    const views = api(CALLS.staffViews, { query: { path: url.pathname } }).catch((error: unknown) => {
      // They are a help, and no reason to show no list.
      if (!(error instanceof ProblemError)) throw error;
    });
    await Promise.all([list, views]);
    return null;
  });
}
