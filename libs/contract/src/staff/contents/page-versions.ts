import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { ContentText, Id, Reference, WholeNumberText } from '../../fields/fields.ts';
import { StoredBlock } from '../../contents/page-block.ts';
import { EDITORS } from '../../staff-access.ts';
import { ofPage, StaffPage } from './staff-content.ts';
import { RowVersion } from '../dealers/staff-dealer.ts';

export const staffPageVersion = defineCall({
  id: 'staffPageVersion',
  summary: 'What a version of a page says',
  method: 'GET',
  path: '/api/support/cms/seiten/:pageId/fassungen/:number',
  params: v.object({ ...ofPage.entries, number: v.pipe(WholeNumberText, Id) }),
  response: v.object({
    Number: v.number(),
    Title: ContentText,
    Description: ContentText,
    PictureKey: v.nullable(Reference),
    Blocks: v.array(StoredBlock),
  }),
  access: EDITORS,
  csrf: false,
});

/** The old version's text becomes a new draft; all other versions remain. */
export const restorePageVersion = defineCall({
  id: 'restorePageVersion',
  summary: 'Makes a draft of an older version of a page',
  method: 'POST',
  path: '/api/support/cms/seiten/wiederherstellen',
  body: v.object({ PageId: Id, Version: RowVersion, Number: v.number() }),
  response: StaffPage,
  access: EDITORS,
  csrf: true,
});
