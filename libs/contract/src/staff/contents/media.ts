import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { CountryId, Id, IsoTime, requiredText, shortText } from '../../fields/fields.ts';
import { UploadedFile } from '../../orders/placed-order.ts';
import { EDITORS, NEWS_WRITERS } from '../../staff-access.ts';
import { getListFile } from '../../fields/list-file.ts';
import { staffListResponse, staffListQuery } from '../../fields/staff-list.ts';

export const MediaKey = v.pipe(v.string(), v.regex(/^[\da-f]{20}$/, 'MEDIA_INV'));

export const StaffMedium = v.object({
  Key: v.string(),
  /** Version of its texts. */
  Version: Id,
  FileName: v.string(),
  ContentType: v.string(),
  /** Where it is read. */
  Src: v.string(),
  /** A small picture of it; null: it has none (PDF). */
  ThumbSrc: v.nullable(v.string()),
  /** CSS pixels; 0 for a PDF. */
  Width: v.number(),
  Height: v.number(),
  ByteCount: v.number(),
  /** Empty: it decorates. */
  Alt: v.string(),
  /** Pages and articles that any of their versions uses it in. */
  UseCount: v.number(),
  AuthorName: v.string(),
  CreatedAt: IsoTime,
});
export type StaffMedium = v.InferOutput<typeof StaffMedium>;

/** News editors choose from them too. */
export const staffMedia = defineCall({
  id: 'staffMedia',
  summary: 'Files of the media library',
  method: 'GET',
  path: '/api/support/cms/medien',
  query: v.object({
    ...staffListQuery,
    /** One file alone; empty: all. */
    key: v.optional(v.union([v.literal(''), MediaKey]), ''),
    kind: v.optional(v.picklist(['', 'picture', 'pdf'], 'KIND_INV'), ''),
    use: v.optional(v.picklist(['', 'used', 'unused'], 'USE_INV'), ''),
  }),
  response: staffListResponse(StaffMedium),
  access: NEWS_WRITERS,
  csrf: false,
});

export const exportStaffMedia = getListFile(staffMedia, 'exportStaffMedia');

export const MediumUse = v.object({
  CountryId,
  Path: v.string(),
  Title: v.string(),
  /** False: only old versions show it; who restores one of them finds a gap. */
  IsCurrent: v.boolean(),
});
export type MediumUse = v.InferOutput<typeof MediumUse>;

export const staffMedium = defineCall({
  id: 'staffMedium',
  summary: 'A file of the media library and where it is used',
  method: 'GET',
  path: '/api/support/cms/medien/:key',
  params: v.object({ key: MediaKey }),
  response: v.object({ Medium: StaffMedium, Uses: v.array(MediumUse) }),
  access: EDITORS,
  csrf: false,
});

/** A text alternative for a file; empty only where it is marked as decorative. */
const description = { Alt: shortText(300), IsDecorative: v.boolean() };
const hasText = ({ Alt, IsDecorative }: { readonly Alt: string; readonly IsDecorative: boolean }): boolean =>
  Alt !== '' || IsDecorative;

/**
 * Identified by content; pictures are re-encoded in several widths. VALIDATION with MEDIA_TYPE (unsupported type),
 * FILE_BROKEN (cannot be read), FILE_LARGE (over 50 million pixels), SVG_UNSAFE, PDF_ACTIVE (scripts, embedded files,
 * encryption), FILE_COMPLEX (its inspection took too long). Uploading the same file again returns the existing one.
 */
export const uploadMedium = defineCall({
  id: 'uploadMedium',
  summary: 'Adds a file to the media library',
  method: 'POST',
  path: '/api/support/cms/medien/hochladen',
  body: v.pipe(
    v.object({ File: UploadedFile, ...description }),
    v.forward(
      v.check((content) => hasText(content), 'ALT_MISSING'),
      ['Alt'],
    ),
  ),
  response: StaffMedium,
  access: EDITORS,
  csrf: true,
  bodyLimitBytes: 8 * 1024 * 1024,
});

export const saveMedium = defineCall({
  id: 'saveMedium',
  summary: 'Changes the words of a file',
  method: 'POST',
  path: '/api/support/cms/medien/speichern',
  body: v.pipe(
    v.object({ Key: MediaKey, Version: Id, FileName: requiredText(90), ...description }),
    v.forward(
      v.check((description) => hasText(description), 'ALT_MISSING'),
      ['Alt'],
    ),
  ),
  response: StaffMedium,
  access: EDITORS,
  csrf: true,
});

/** CONFLICT names the pages whose published, planned or newest version uses it. */
export const removeMedium = defineCall({
  id: 'removeMedium',
  summary: 'Removes a file that no version uses that counts',
  method: 'POST',
  path: '/api/support/cms/medien/loeschen',
  body: v.object({ Key: MediaKey }),
  response: v.object({ IsSuccess: v.boolean() }),
  access: EDITORS,
  csrf: true,
});
