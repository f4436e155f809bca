import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { CountryId, Id, IsoTime, WholeNumberText } from '../../fields/fields.ts';
import { NEWS_WRITERS } from '../../staff-access.ts';
import { StaffArticle } from './news.ts';
import { pagePreviewLink } from './page-previews.ts';
import { PagePath, ReleaseAction } from './staff-content.ts';

/** The article, its version, and the countries in which something is done to it: its own, and others of the same article. */
const ofArticle = {
  NewsId: Id,
  Version: v.number(),
  CountryIds: v.pipe(v.array(CountryId), v.minLength(1, 'COUNTRY_REQ'), v.maxLength(3)),
};

/** As actOnPage, in the article's own country and in each of the others that allows it. VERSION_CONFLICT has the article. */
export const actOnArticle = defineCall({
  id: 'actOnArticle',
  summary: 'Publishes, plans, withdraws or archives an article',
  method: 'POST',
  path: '/api/support/cms/news/stand',
  body: v.object({
    ...ofArticle,
    Act: ReleaseAction,
    /** When a plan comes true; null for all others. */
    At: v.nullable(IsoTime),
  }),
  response: StaffArticle,
  access: NEWS_WRITERS,
  csrf: true,
});

/** As removePage, in the article's own country and in each of the others that allows it. */
export const removeArticle = defineCall({
  id: 'removeArticle',
  summary: 'Deletes an article for good',
  method: 'POST',
  path: '/api/support/cms/news/loeschen',
  body: v.object({
    ...ofArticle,
    /** Null: its address answers 404. */
    RedirectTo: v.nullable(PagePath),
  }),
  response: v.object({ IsSuccess: v.boolean() }),
  access: NEWS_WRITERS,
  csrf: true,
});

export const articlePreviewLink = defineCall({
  id: 'articlePreviewLink',
  summary: 'A link that shows the draft of an article without a login for a week',
  method: 'GET',
  path: '/api/support/cms/news/:newsId/vorschau',
  params: v.object({ newsId: v.pipe(WholeNumberText, Id) }),
  response: pagePreviewLink.response,
  access: NEWS_WRITERS,
  csrf: false,
});
