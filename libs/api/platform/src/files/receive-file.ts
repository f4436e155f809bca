import { createHash } from 'node:crypto';
import type { UploadedFile } from '@heizplatz/contract';
import {
  admitFile,
  type AdmittedFile,
  isPdf,
  isPicture,
  type PictureType,
  type Reception,
  refuseFile,
} from './admit-file';
import type { CallContext } from '../http/calls/define-handler';
import type { FileInspector } from './inspection/file-inspector';
import type { FileType } from './sniff-content';

/** Of a call that takes a file. */
export type ReceptionContext = Pick<CallContext, 'db' | 'services' | 'clock' | 'user' | 'actor' | 'ip'>;

export interface ReceivedFile<Kind extends FileType = FileType> {
  readonly name: string;
  readonly contentType: Kind;
  readonly bytes: Buffer;
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
}

const REFUSALS = {
  PDF_ACTIVE:
    'Dieses PDF enthält Skripte, Formulare, eingebettete Dateien oder eine Verschlüsselung. Bitte drucken Sie es als PDF und wählen Sie die neue Datei.',
  FILE_BROKEN: 'Dieses Bild lässt sich nicht lesen. Die Datei ist beschädigt.',
  FILE_LARGE: 'Das Bild hat mehr als 50 Millionen Bildpunkte.',
  FILE_COMPLEX:
    'Diese Datei ist so aufwendig gebaut, dass sie sich nicht prüfen lässt. Bitte speichern Sie sie neu und wählen Sie die neue Datei.',
} as const;

/** What an inspection found, as the refusal of its file. */
const refuseInspected = ({ path }: Pick<AdmittedFile, 'path'>, code: keyof typeof REFUSALS) =>
  refuseFile(path, code, REFUSALS[code]);

const CODES = { broken: 'FILE_BROKEN', large: 'FILE_LARGE', complex: 'FILE_COMPLEX' } as const;

/** The outcome of an inspection, or its refusal thrown. */
export function requireInspected<T>(file: AdmittedFile, outcome: T | keyof typeof CODES): T {
  if (isRefused(outcome)) throw refuseInspected(file, CODES[outcome]);
  return outcome;
}

const isRefused = (outcome: unknown): outcome is keyof typeof CODES =>
  typeof outcome === 'string' && Object.hasOwn(CODES, outcome);

/** The bytes of a PDF as they came. Throws PDF_ACTIVE and FILE_COMPLEX. */
export async function inspectPdf(file: AdmittedFile<'application/pdf'>, inspector: FileInspector): Promise<Buffer> {
  if (requireInspected(file, await inspector.hasActiveContent(file))) throw refuseInspected(file, 'PDF_ACTIVE');
  return file.bytes;
}

/** As much as a screen shows; phones take more. */
const LONGEST_SIDE = 4096;
const QUALITY = 85;
const FORMATS = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' } as const;

/**
 * A picture re-encoded in its own format, upright, so that its file contains nothing but the image: no location, camera or
 * time data, nothing after its end. Throws FILE_BROKEN, FILE_LARGE and FILE_COMPLEX.
 */
async function redrawPicture(file: AdmittedFile<PictureType>, inspector: FileInspector): Promise<Buffer> {
  const format = FORMATS[file.kind];
  const picture = await inspector.drawPicture(file, (image) =>
    image
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, format === 'png' ? {} : { quality: QUALITY })
      .toBuffer(),
  );
  return requireInspected(file, picture);
}

/**
 * A file as sent by a form, admitted by the cheap refusals of its reception and then checked by its content; a picture is
 * re-encoded. Throws what the reception's check throws, VALIDATION with FILE_INV (no base64), the code of a wrong kind,
 * FILE_BROKEN, FILE_LARGE, PDF_ACTIVE (find-active-content.ts) or FILE_COMPLEX under its path, TOO_LARGE above 5 MB, and
 * TOO_MANY_REQUESTS beyond LIMIT_FILES_PER_SENDER or LIMIT_FILES_PER_TARGET.
 */
export async function receiveFile<Kind extends FileType>(
  sent: UploadedFile,
  reception: Reception<Kind>,
  context: ReceptionContext,
): Promise<ReceivedFile<Kind>> {
  const file = await admitFile(sent, reception, context);
  const { fileInspector } = context.services;
  const bytes = await inspected(file, fileInspector);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { name: file.name, contentType: file.kind, bytes, hash };
}

async function inspected(file: AdmittedFile, inspector: FileInspector): Promise<Buffer> {
  if (isPdf(file)) return inspectPdf(file, inspector);
  if (isPicture(file)) return redrawPicture(file, inspector);
  throw new Error('a kind of file that nothing inspects');
}
