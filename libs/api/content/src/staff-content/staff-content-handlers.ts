import type { Handler } from '@heizplatz/api-platform';
import { actOnPage } from './act-on-page';
import { contentPlan } from './content-plan';
import { checkPageCopy, copyPage } from './copy-page';
import { removePage } from './remove-page';
import { pageList } from './page-list';
import { staffPageVersion, staffPage, restorePageVersion } from './page-versions';
import { articlePreviewLink, contentPreview, pagePreviewLink } from './previews';
import { savePage } from './save-page';
import { savePageBlocks } from './save-page-blocks';

export const staffContentHandlers: readonly Handler[] = [
  ...pageList.handlers,
  actOnPage,
  checkPageCopy,
  contentPlan,
  copyPage,
  removePage,
  contentPreview,
  staffPageVersion,
  staffPage,
  articlePreviewLink,
  pagePreviewLink,
  restorePageVersion,
  savePage,
  savePageBlocks,
];
