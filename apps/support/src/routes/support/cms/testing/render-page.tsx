import { ProblemError } from '@heizplatz/api-client';
import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { addStaffParts } from '../../../../testing/add-staff-parts';
import { provideResizeObserver } from '../../../../testing/jsdom-resize-observer';
import { staffPerson } from '../../../../testing/staff-person';
import { cmsRoutes } from '../cms-routes';
import { PAGE } from './staff-page';

export const PREVIEW_LINK = {
  ...{ Path: '/vorschau/7.1.x', Address: 'http://localhost:4200/vorschau/7.1.x' },
  ExpiresAt: '2026-11-28T11:00:00.000Z',
};

/** A screen of the content system, with what all of its pages read. */
export function renderPage(
  path: string,
  responses: Parameters<typeof fakeApi>[0] = {},
  roles: string[] = [ROLES.editor],
) {
  provideResizeObserver();
  const fake = fakeApi({
    ...{ staffViews: () => ({ Views: [] }), staffPage: () => PAGE, staffNewsTopics: () => [] },
    ...{ pagePreviewLink: () => PREVIEW_LINK, savePageBlocks: () => PAGE },
    ...responses,
  });
  return { ...fake, ...renderRoute(addStaffParts(cmsRoutes), path, { api: fake.api, user: staffPerson(roles) }) };
}

/** The refusal of a save over somebody else's newer version. */
export const conflict = (Current: unknown): ProblemError =>
  new ProblemError({ type: 'x', title: 'x', status: 409, code: 'VERSION_CONFLICT', context: { Current } });
