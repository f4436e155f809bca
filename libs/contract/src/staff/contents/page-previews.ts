import { personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { ANYONE } from '../../access.ts';
import { defineCall } from '../../call.ts';
import { contentPage } from '../../contents/content.ts';
import { NewsArticle } from '../../contents/news.ts';
import { ContentText, IsoTime, Reference } from '../../fields/fields.ts';
import { EDITORS } from '../../staff-access.ts';
import { ofPage } from './staff-content.ts';

/** The link displays the working version, as it is saved at the time of the visit. */
export const pagePreviewLink = defineCall({
  id: 'pagePreviewLink',
  summary: 'A link that shows a draft without a login for a week',
  method: 'GET',
  path: '/api/support/cms/seiten/:pageId/vorschau',
  params: ofPage,
  response: v.object({ Path: Reference, Address: ContentText, ExpiresAt: IsoTime }),
  access: EDITORS,
  csrf: false,
});

export const contentPreview = defineCall({
  id: 'contentPreview',
  summary: 'A draft by its signed link',
  method: 'GET',
  path: '/api/content-preview/:token',
  params: v.object({ token: personal('secret', v.pipe(v.string(), v.maxLength(200))) }),
  response: v.object({
    ...contentPage.response.entries,
    /** A draft of news: as the article would be read. Its blocks stand beside it. */
    Article: v.optional(NewsArticle),
  }),
  access: ANYONE,
  csrf: false,
  onNotFound: null,
});
