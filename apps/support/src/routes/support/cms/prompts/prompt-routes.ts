import { ProblemError } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { notFound, pageLoader, type PageRequest, type RouteObject } from '@heizplatz/router';
import { PROMPTS_PATH } from '@heizplatz/routes';
import { STAFF_HANDLE } from '../../../../shared/staff-page/staff-handle';
import { staffListLoader } from '../../../../shared/staff-table/staff-list-loader';
import { requireAccess } from '../../../../shared/start/staff-guard';
import type { PromptPageData } from './prompt-page-data';
import { NEW_PROMPT } from './prompt-paths';

const ID = /^[1-9]\d{0,8}$/;

async function loadPrompt({ api, user, params }: PageRequest): Promise<PromptPageData> {
  requireAccess(user, CALLS.staffPrompt);
  const now = new Date().toISOString();
  const promptId = params['promptId'] ?? '';
  if (promptId === NEW_PROMPT) return { promptId: null, now };
  if (!ID.test(promptId)) notFound();
  try {
    await api(CALLS.staffPrompt, { params: { promptId } });
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) notFound();
    throw error;
  }
  return { promptId, now };
}

/** /support/cms/prompts and one of them, or a new one. */
export const promptRoutes: RouteObject[] = [
  {
    path: PROMPTS_PATH,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "staff-prompts" */ './prompts-view')).PromptsView,
    }),
    handle: STAFF_HANDLE,
    loader: staffListLoader(CALLS.staffPrompts),
  },
  {
    path: `${PROMPTS_PATH}/:promptId`,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "staff-prompts" */ './prompt-view')).PromptView,
    }),
    handle: STAFF_HANDLE,
    loader: pageLoader(loadPrompt),
  },
];
