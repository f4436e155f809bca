import { ROLES } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { PREVIEW_LINK } from '../../../../testing/content-answers';
import { addStaffParts } from '../../../../testing/add-staff-parts';
import { provideResizeObserver } from '../../../../testing/jsdom-resize-observer';
import { staffPerson } from '../../../../testing/staff-person';
import { cmsRoutes } from '../cms-routes';
import { PAGE } from './staff-page';

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
