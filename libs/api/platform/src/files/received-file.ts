import { createHash } from 'node:crypto';
import type { UploadedFile } from '@heizplatz/contract';
import { problem } from '../http/problems/problem';
import { cleanFileName } from './clean-file-name';
import { hasActiveContent } from './find-active-content';
import { redrawPicture } from './redraw-picture';
import { sniffContent, type FileType } from './sniff-content';

export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** A search, not a match of the whole: matching millions of characters overflows the engine's stack. */
const FOREIGN = /[^A-Za-z\d+/]/;
const PADDING = /={1,2}$/;

export interface ReceivedFile {
  readonly name: string;
  readonly contentType: FileType;
  readonly bytes: Buffer;
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
}

export const PDF_ACTIVE_TEXT =
  'Dieses PDF enthält Skripte, Formulare, eingebettete Dateien oder eine Verschlüsselung. Bitte drucken Sie es als PDF und wählen Sie die neue Datei.';

const refused = (path: string, code: string, detail: string) =>
  problem('VALIDATION', { detail, errors: [{ path: `${path}.ContentBase64`, code }] });

async function redrawn(bytes: Buffer, contentType: FileType, path: string): Promise<Buffer> {
  if (contentType === 'application/pdf') {
    if (await hasActiveContent(bytes)) throw refused(path, 'PDF_ACTIVE', PDF_ACTIVE_TEXT);
    return bytes;
  }
  const rendered = await redrawPicture(bytes, contentType);
  if (rendered === 'broken') throw refused(path, 'FILE_BROKEN', 'Dieses Bild lässt sich nicht lesen.');
  if (rendered === 'large') throw refused(path, 'FILE_LARGE', 'Das Bild hat mehr als 50 Millionen Bildpunkte.');
  return rendered;
}

/**
 * A file as sent by a form, checked by its content; a picture is re-encoded before it is stored or served. Throws
 * VALIDATION with FILE_INV (no base64), FILE_TYPE (neither PNG, JPEG, WebP nor PDF), FILE_BROKEN, FILE_LARGE or
 * PDF_ACTIVE (find-active-content.ts) under `path` ('body.File'), and TOO_LARGE above 5 MB.
 */
export async function receivedFile({ FileName, ContentBase64 }: UploadedFile, path: string): Promise<ReceivedFile> {
  const digits = ContentBase64.replace(PADDING, '');
  if (digits === '' || FOREIGN.test(digits)) throw refused(path, 'FILE_INV', 'Die Datei ist unvollständig angekommen.');
  const sent = Buffer.from(ContentBase64, 'base64');
  if (sent.length > MAX_FILE_BYTES) throw problem('TOO_LARGE', { detail: 'Die Datei ist größer als 5 MB.' });
  const contentType = sniffContent(sent);
  if (!contentType) throw refused(path, 'FILE_TYPE', 'Bitte wählen Sie ein Bild (PNG, JPEG, WebP) oder ein PDF.');
  const bytes = await redrawn(sent, contentType, path);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { name: cleanFileName(FileName, contentType), contentType, bytes, hash };
}
