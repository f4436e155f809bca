import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import {
  CodeText,
  ContentText,
  CountryId,
  Id,
  IsoTime,
  Reference,
  StaffText,
  requiredText,
  shortText,
} from '../../fields/fields.ts';
import { UploadedFile } from '../../orders/placed-order.ts';
import { EDITORS, NEWS_WRITERS } from '../../staff-access.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { getListFile } from '../../fields/list-file.ts';
import { staffListResponse, staffListQuery } from '../../fields/staff-list.ts';

export const MediaKey = v.pipe(v.string(), v.regex(/^[\da-f]{20}$/, 'MEDIA_INV'));

export const StaffMedium = v.object({
  Key: Reference,
  /** Version of its texts. */
  Version: Id,
  FileName: ContentText,
  ContentType: CodeText,
  /** Where it is read. */
  Src: Reference,
  /** A small picture of it; null: it has none (PDF). */
  ThumbSrc: v.nullable(Reference),
  /** CSS pixels; 0 for a PDF. */
  Width: v.number(),
  Height: v.number(),
  ByteCount: v.number(),
  /** Empty: it decorates. */
  Alt: ContentText,
  /** Pages and articles that any of their versions uses it in. */
  UseCount: v.number(),
  AuthorName: StaffText,
  CreatedAt: IsoTime,
});
export type StaffMedium = v.InferOutput<typeof StaffMedium>;

export const MEDIA_LIST = {
  label: 'Dateien',
  fileName: 'medien',
  columns: {
    name: { label: 'Name', kind: 'text', field: 'FileName', sort: 'name' },
    alt: { label: 'Alternativtext', kind: 'text', field: 'Alt' },
    uses: { label: 'Verwendet', kind: 'number', field: 'UseCount' },
    size: { label: 'Größe', unit: 'Byte', kind: 'number', field: 'ByteCount', sort: 'size' },
    date: { label: 'Hochgeladen', kind: 'time', field: 'CreatedAt', sort: 'date' },
    kind: { label: 'Art', kind: 'text' },
    width: { label: 'Breite', kind: 'number' },
    height: { label: 'Höhe', kind: 'number' },
    author: { label: 'Von wem', kind: 'text', field: 'AuthorName', isPersonal: true },
    address: { label: 'Adresse', kind: 'text', field: 'Src' },
  },
  defaultSort: '-date',
  searchHint: 'Name, Beschreibung',
  filters: {
    kind: { label: 'Art', labels: { picture: 'Bilder', pdf: 'PDF' } },
    use: { label: 'Verwendung', labels: { used: 'verwendet', unused: 'nirgends verwendet' } },
    key: { label: 'Datei' },
  },
} as const satisfies ListDeclaration<StaffMedium>;

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
  Path: Reference,
  Title: ContentText,
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
const description = { Alt: impersonal('content', shortText(300)), IsDecorative: v.boolean() };
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
    v.object({ Key: MediaKey, Version: Id, FileName: impersonal('content', requiredText(90)), ...description }),
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
