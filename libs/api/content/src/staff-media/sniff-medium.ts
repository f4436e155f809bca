import { type FileType, sniffContent } from '@heizplatz/api-platform';

export type MediumType = FileType | 'image/svg+xml';

export const MEDIUM_ENDINGS: Readonly<Record<MediumType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
};

const HEAD_BYTES = 2000;
/** What may precede the SVG: a byte order mark, a declaration, comments, a document type without a subset. */
const SVG_HEAD = /^\ufeff?\s*(<\?xml[^>]*\?>\s*)?((<!--(?!.*-->.*-->).*?-->|<!DOCTYPE\s[^[>]*>)\s*)*<svg[\s>]/is;

/** What a file is by its content; null: nothing that the library takes. */
export function sniffMedium(bytes: Buffer): MediumType | null {
  const known = sniffContent(bytes);
  if (known) return known;
  return SVG_HEAD.test(bytes.toString('utf8', 0, HEAD_BYTES)) ? 'image/svg+xml' : null;
}
