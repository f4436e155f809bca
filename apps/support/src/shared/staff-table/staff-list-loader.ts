import { type ApiClient, ProblemError } from '@heizplatz/api-client';
import { type Call, type CallInput, type CallResponse, CALLS, type Schema } from '@heizplatz/contract';
import type { User } from '@heizplatz/identity';
import { pageLoader, redirect } from '@heizplatz/router';
import type * as v from 'valibot';
import { type GuardedCall, requireAccess } from '../start/staff-guard';
import { listQuery } from './list-query';

type Beside = readonly Promise<unknown>[];
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
  loadBeside: (api: ApiClient, page: { readonly params: URLSearchParams; readonly user: User | null }) => Beside,
  ...others: readonly GuardedCall[]
) {
  return pageLoader(async ({ api, user, url }) => {
    requireAccess(user, call, ...others);
    const input = { query: listQuery(call.query, url.searchParams) } as CallInput<typeof call>;
    const views = api(CALLS.staffViews, { query: { path: url.pathname } });
    await openDefaultView(views, url);
    // They are a help, and no reason to show no list.
    const beside = [views, ...loadBeside(api, { params: url.searchParams, user })].map(ignoreProblem);
    await Promise.all([api(call, input), ...beside]);
    return null;
  });
}

/** An address that says nothing shows the caller's default view, if there is one. */
export async function openDefaultView(
  response: Promise<CallResponse<typeof CALLS.staffViews> | undefined>,
  { pathname, search }: URL,
): Promise<void> {
  if (search !== '') return;
  const views = await ignoreProblem(response);
  const view = views?.Views.find(({ IsDefault, Query }) => IsDefault && Query !== '');
  if (view) throw redirect(`${pathname}?${view.Query}`);
}

/** For responses that are a help: undefined where the API refuses or fails. */
export const ignoreProblem = <Output>(response: Promise<Output>): Promise<Output | undefined> =>
  response.catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error;
    return undefined;
  });
