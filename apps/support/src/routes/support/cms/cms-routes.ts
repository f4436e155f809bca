import { CALLS } from '@heizplatz/contract';
import type { RouteObject } from '@heizplatz/router';
import {
  EDIT_PAGE_PATTERN,
  PREVIEW_PAGE_PATTERN,
  CMS_LIST_PATH,
  CMS_PLAN_PATH,
  CONTENT_PATH,
  LANDING_PATH,
  NEW_PAGE_PATH,
  CMS_PREVIEW_PATH,
} from '@heizplatz/routes';
import type { ComponentType } from 'react';
import { STAFF_HANDLE } from '../../../shared/staff-page/staff-handle';
import { staffListLoader } from '../../../shared/staff-table/staff-list-loader';
import { planLoader } from './plan/plan-loader';
import { contentLoader, newPageLoader, getPageLoader, previewLoader } from './cms-loaders';

const page = (
  path: string,
  Component: () => Promise<ComponentType>,
  loader: NonNullable<RouteObject['loader']>,
): RouteObject => ({
  path,
  lazy: async () => ({ Component: await Component() }),
  handle: STAFF_HANDLE,
  loader,
});

/** The pages of the content system: list, texts, blocks, preview. */
export const cmsRoutes: RouteObject[] = [
  page(
    CMS_LIST_PATH,
    async () => (await import(/* webpackChunkName: "staff-cms-list" */ './page-list/page-list-view')).PageListView,
    staffListLoader(CALLS.staffPages),
  ),
  page(
    CMS_PLAN_PATH,
    async () => (await import(/* webpackChunkName: "staff-cms-plan" */ './plan/plan-view')).PlanView,
    planLoader,
  ),
  page(
    NEW_PAGE_PATH,
    async () => (await import(/* webpackChunkName: "staff-cms-page" */ './page/new-page-view')).NewPageView,
    newPageLoader,
  ),
  page(
    EDIT_PAGE_PATTERN,
    async () => (await import(/* webpackChunkName: "staff-cms-page" */ './page/page-view')).PageView,
    getPageLoader,
  ),
  page(
    CMS_PREVIEW_PATH,
    async () =>
      (await import(/* webpackChunkName: "staff-cms-list" */ './versions/preview-choice-view')).PreviewChoiceView,
    staffListLoader(CALLS.staffPages),
  ),
  page(
    PREVIEW_PAGE_PATTERN,
    async () => (await import(/* webpackChunkName: "staff-cms-preview" */ './versions/preview-view')).PreviewView,
    previewLoader,
  ),
  page(
    CONTENT_PATH,
    async () => (await import(/* webpackChunkName: "staff-cms-content" */ './content/content-view')).ContentView,
    contentLoader,
  ),
  page(
    LANDING_PATH,
    async () => (await import(/* webpackChunkName: "staff-cms-content" */ './content/content-view')).ContentView,
    contentLoader,
  ),
];
