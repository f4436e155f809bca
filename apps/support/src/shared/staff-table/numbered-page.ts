import { ProblemError } from '@heizplatz/api-client';
import type { User } from '@heizplatz/identity';
import { notFound, pageLoader, type PageRequest } from '@heizplatz/router';
import { type GuardedCall, requireAccess } from '../start/staff-guard';

const ID = /^[1-9]\d{0,8}$/;

export interface NumberedPage {
  /** As the address has it: for the params of calls. */
  readonly id: string;
}

type Load = (
  api: PageRequest['api'],
  id: string,
  query: { readonly user: User; readonly params: URLSearchParams },
) => Promise<unknown>;

/** Guard by the calls that are made, and what is read; 404 when it is not there. */
export async function readNumberedPage(
  { api, user, params, url }: PageRequest,
  calls: readonly GuardedCall[],
  load: Load,
): Promise<NumberedPage> {
  const known = requireAccess(user, ...calls);
  const id = params['id'] ?? '';
  if (!ID.test(id)) notFound();
  try {
    await load(api, id, { user: known, params: url.searchParams });
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) notFound();
    throw error;
  }
  return { id };
}

/** The loader of a page about one row, known by the number in its address. */
export const numberedPageLoader = (calls: readonly GuardedCall[], load: Load) =>
  pageLoader((request) => readNumberedPage(request, calls, load));
