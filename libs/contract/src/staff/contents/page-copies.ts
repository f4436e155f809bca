import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { CountryId, CountryIdText, Id, requiredText } from '../../fields/fields.ts';
import { EDITORS } from '../../staff-access.ts';
import { ofPage, SpellingChange, StaffPage } from './staff-content.ts';

export const checkPageCopy = defineCall({
  id: 'checkPageCopy',
  summary: 'What a page would be spelled like in another country',
  method: 'GET',
  path: '/api/support/cms/seiten/:pageId/kopie',
  params: ofPage,
  query: v.object({ country: CountryIdText }),
  response: v.object({
    Changes: v.array(SpellingChange),
    /** The country has the page already. */
    ExistingPageId: v.nullable(Id),
  }),
  access: EDITORS,
  csrf: false,
});

/** Where the country has the page already, the copy is a new draft of it. */
export const copyPage = defineCall({
  id: 'copyPage',
  summary: 'Copies a page to another country as a draft',
  method: 'POST',
  path: '/api/support/cms/seiten/kopieren',
  body: v.object({
    PageId: Id,
    CountryId,
    /** `From` of the changes that are taken. */
    Takes: v.pipe(v.array(impersonal('content', requiredText(60))), v.maxLength(100)),
  }),
  response: StaffPage,
  access: EDITORS,
  csrf: true,
});
