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
