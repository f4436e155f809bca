import { type ApiClient, ProblemError } from '@heizplatz/api-client';
import { type Call, type CallInput, CALLS, type Schema } from '@heizplatz/contract';
import { pageLoader } from '@heizplatz/router';
import type * as v from 'valibot';
import { type GuardedCall, requireAccess } from '../start/staff-guard';
import { listQuery } from './list-query';

type QuerySchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/**
 * The loader of a page that shows one list: its guard, the list by the page's address, the saved views. Other calls narrow
 * the guard where more people may read the list than the page is for.
 */
export function staffListLoader<Q extends QuerySchema, A extends Schema>(
  call: Call<undefined, Q, undefined, A, never>,
  ...others: readonly GuardedCall[]
) {
  return staffListLoaderWith(call, () => [], ...others);
}

/** As staffListLoader, with responses of other calls beside the list; one that fails is left to its part of the page. */
export function staffListLoaderWith<Q extends QuerySchema, A extends Schema>(
  call: Call<undefined, Q, undefined, A, never>,
  loadBeside: (api: ApiClient) => readonly Promise<unknown>[],
  ...others: readonly GuardedCall[]
) {
  return pageLoader(async ({ api, user, url }) => {
    requireAccess(user, call, ...others);
    const input = { query: listQuery(call.query, url.searchParams) } as CallInput<typeof call>;
    const views = api(CALLS.staffViews, { query: { path: url.pathname } });
    // They are a help, and no reason to show no list.
    const beside = [views, ...loadBeside(api)].map(ignoreProblem);
    await Promise.all([api(call, input), ...beside]);
    return null;
  });
}

const ignoreProblem = (response: Promise<unknown>): Promise<unknown> =>
  response.catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error;
  });
