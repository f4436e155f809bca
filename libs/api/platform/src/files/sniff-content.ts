/** What uploads may be, each with the ending of its names. */
export const FILE_ENDINGS = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
} as const;
export type FileType = keyof typeof FILE_ENDINGS;

const startsWith = (bytes: Buffer, magic: readonly number[]): boolean =>
  bytes.length > magic.length && magic.every((byte, at) => bytes[at] === byte);

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** The type of a file by its first bytes, regardless of the declared type; null: not an accepted type. */
export function sniffContent(bytes: Buffer): FileType | null {
  if (startsWith(bytes, PNG)) return 'image/png';
  if (startsWith(bytes, JPEG)) return 'image/jpeg';
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (text(0, 5) === '%PDF-') return 'application/pdf';
  return null;
}

export type FileKind = FileType | 'image/svg+xml';
export const KIND_ENDINGS: Readonly<Record<FileKind, string>> = { ...FILE_ENDINGS, 'image/svg+xml': 'svg' };

/** What is read of a file to know its kind. */
export const HEAD_BYTES = 2000;
/** What may precede the SVG: a byte order mark, a declaration, comments, a document type without a subset. */
const SVG_HEAD = /^\ufeff?\s*(<\?xml[^>]*\?>\s*)?((<!--(?!.*-->.*-->).*?-->|<!DOCTYPE\s[^[>]*>)\s*)*<svg[\s>]/is;

/** The same with drawings (SVG), which must be cleaned before they are served. */
export function sniffKind(bytes: Buffer): FileKind | null {
  const known = sniffContent(bytes);
  if (known) return known;
  return SVG_HEAD.test(bytes.toString('utf8', 0, HEAD_BYTES)) ? 'image/svg+xml' : null;
}
