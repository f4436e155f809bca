import { cleanFileName, hasActiveContent, MAX_FILE_BYTES, PDF_ACTIVE_TEXT, problem } from '@heizplatz/api-platform';
import type { UploadedFile } from '@heizplatz/contract';
import { cleanSvg } from './clean-svg';
import { renderSizes, type RenderedSize } from './render-sizes';
import { MEDIUM_ENDINGS, type MediumType, sniffMedium } from './sniff-medium';
import { svgSize } from './svg-size';

/** A file as the library stores it: its bytes as they are sent, with narrower copies of pictures. */
export interface ReadMedium {
  readonly fileName: string;
  readonly contentType: string;
  readonly largest: RenderedSize;
  readonly narrower: readonly RenderedSize[];
}

const FOREIGN = /[^A-Za-z\d+/]/;
const PADDING = /={1,2}$/;

const refused = (code: string, detail: string) =>
  problem('VALIDATION', { detail, errors: [{ path: 'body.File', code }] });

const named = (fileName: string, ending: string): string => fileName.replace(/\.[a-z]+$/, `.${ending}`);

function decodeBytes({ ContentBase64 }: UploadedFile): Buffer {
  const digits = ContentBase64.replace(PADDING, '');
  if (digits === '' || FOREIGN.test(digits)) throw refused('FILE_INV', 'Die Datei ist unvollständig angekommen.');
  const bytes = Buffer.from(ContentBase64, 'base64');
  if (bytes.length > MAX_FILE_BYTES) throw problem('TOO_LARGE', { detail: 'Die Datei ist größer als 5 MB.' });
  return bytes;
}

function readDrawing(bytes: Buffer, fileName: string): ReadMedium {
  const { svg, removed } = cleanSvg(bytes.toString('utf8'));
  if (removed.length > 0) {
    const parts = removed.slice(0, 5).join(', ');
    throw refused('SVG_UNSAFE', `Diese SVG-Datei enthält Teile, die nicht angenommen werden: ${parts}.`);
  }
  const size = svgSize(svg);
  if (!size) throw refused('FILE_BROKEN', 'Diese SVG-Datei nennt keine Größe (viewBox).');
  return { fileName, contentType: 'image/svg+xml', largest: { bytes: Buffer.from(svg), ...size }, narrower: [] };
}

async function readPicture(bytes: Buffer, fileName: string): Promise<ReadMedium> {
  const rendered = await renderSizes(bytes);
  if (rendered === 'large') throw refused('FILE_LARGE', 'Das Bild hat mehr als 50 Millionen Bildpunkte.');
  if (rendered === 'broken')
    throw refused('FILE_BROKEN', 'Dieses Bild lässt sich nicht lesen. Die Datei ist beschädigt.');
  return { fileName: named(fileName, 'webp'), contentType: 'image/webp', ...rendered };
}

/** The ending by content; a name's own may lie. */
function getName(file: UploadedFile, type: MediumType): string {
  return named(cleanFileName(file.FileName, type === 'image/svg+xml' ? 'image/png' : type), MEDIUM_ENDINGS[type]);
}

/**
 * A file as a form sent it, judged by its content and made fit for pages. Throws VALIDATION at body.File with FILE_INV,
 * MEDIA_TYPE, FILE_BROKEN, FILE_LARGE, PDF_ACTIVE or SVG_UNSAFE, and TOO_LARGE above 5 MB.
 */
export async function readMedium(file: UploadedFile): Promise<ReadMedium> {
  const bytes = decodeBytes(file);
  const type = sniffMedium(bytes);
  if (!type) throw refused('MEDIA_TYPE', 'Bitte wählen Sie ein Bild (JPEG, PNG, WebP, SVG) oder ein PDF.');
  const fileName = getName(file, type);
  if (type === 'image/svg+xml') return readDrawing(bytes, fileName);
  if (type === 'application/pdf') {
    if (await hasActiveContent(bytes)) throw refused('PDF_ACTIVE', PDF_ACTIVE_TEXT);
    return { fileName, contentType: type, largest: { bytes, width: 0, height: 0 }, narrower: [] };
  }
  return readPicture(bytes, fileName);
}
