import { CANCELLATION_ROLES, impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { ContentText, Id, requiredText } from '../../fields/fields.ts';
import { CommentKind } from './cancellation-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

const staff = { kind: 'roles', anyOf: CANCELLATION_ROLES } as const;
const Version = v.pipe(v.number(), v.integer());

/** Text modules that staff reuse; {Nummer}, {Kunde} and {Händler} are filled in. */
export const TextModule = v.object({
  Id,
  Kind: openPicklist(CommentKind),
  Title: ContentText,
  Text: ContentText,
  Version,
});
export type TextModule = v.InferOutput<typeof TextModule>;

export const textModules = defineCall({
  id: 'textModules',
  summary: 'Text modules for answers',
  method: 'GET',
  path: '/api/support/textbausteine',
  response: v.object({ Items: v.array(TextModule) }),
  access: staff,
  csrf: false,
});

export const SaveTextModule = v.object({
  /** Null: a new one. */
  Id: v.nullable(Id),
  Kind: CommentKind,
  Title: impersonal('content', requiredText(80)),
  Text: impersonal('content', requiredText(2000)),
  Version,
});

/** VERSION_CONFLICT with the module as it is now in `context.Current`. */
export const saveTextModule = defineCall({
  id: 'saveTextModule',
  summary: 'Writes a text module, or a new one',
  method: 'POST',
  path: '/api/support/textbausteine/speichern',
  body: SaveTextModule,
  response: TextModule,
  access: staff,
  csrf: true,
});

export const removeTextModule = defineCall({
  id: 'removeTextModule',
  summary: 'Removes a text module',
  method: 'POST',
  path: '/api/support/textbausteine/loeschen',
  body: v.object({ Id, Version }),
  response: v.object({ success: v.boolean() }),
  access: staff,
  csrf: true,
});
