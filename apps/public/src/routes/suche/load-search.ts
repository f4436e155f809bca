import { ProblemError } from '@heizplatz/api-client';
import { CALLS, type SearchSection } from '@heizplatz/contract';
import type { PageRequest } from '@heizplatz/router';
import { LONGEST_SEARCH, SEARCH_QUERY } from './search-path';

/** The query and its results; null: no query, or no response. */
export interface SearchPage {
  readonly text: string;
  readonly sections: readonly SearchSection[] | null;
  readonly failedRequestId?: string | undefined;
  readonly hasFailed: boolean;
}

export async function loadSearch({ api, site, url }: PageRequest): Promise<SearchPage> {
  const text = (url.searchParams.get(SEARCH_QUERY) ?? '').trim().slice(0, LONGEST_SEARCH);
  if (text === '') return { text, sections: null, hasFailed: false };
  try {
    const input = { params: { countryId: String(site.countryId) }, query: { text } };
    const { Sections } = await api(CALLS.siteSearch, input);
    return { text, sections: Sections, hasFailed: false };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { text, sections: null, hasFailed: true, failedRequestId: error.problem.requestId };
  }
}
