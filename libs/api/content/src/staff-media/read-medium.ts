import {
  admitFile,
  type AdmittedFile,
  type FileInspector,
  inspectPdf,
  isDrawing,
  isPdf,
  isPicture,
  KIND_ENDINGS,
  PICTURES_AND_PDF,
  type ReceptionContext,
  refuseFile,
  requireInspected,
} from '@heizplatz/api-platform';
import type { UploadedFile } from '@heizplatz/contract';
import { renderSizes, type RenderedSize } from './render-sizes';

/** A file as the library stores it: its bytes as they are sent, with narrower copies of pictures. */
export interface ReadMedium {
  readonly fileName: string;
  readonly contentType: string;
  readonly largest: RenderedSize;
  readonly narrower: readonly RenderedSize[];
}

type MediumContents = Omit<ReadMedium, 'fileName'>;

async function readDrawing(file: AdmittedFile<'image/svg+xml'>, inspector: FileInspector): Promise<MediumContents> {
  const drawing = requireInspected(file, await inspector.cleanDrawing(file));
  if (drawing === null) throw refuseFile(file.path, 'FILE_BROKEN', 'Diese SVG-Datei nennt keine Größe (viewBox).');
  if ('unsafe' in drawing) {
    const parts = drawing.unsafe.join(', ');
    throw refuseFile(file.path, 'SVG_UNSAFE', `Diese SVG-Datei enthält Teile, die nicht angenommen werden: ${parts}.`);
  }
  const { svg, width, height } = drawing;
  return { contentType: file.kind, largest: { bytes: Buffer.from(svg), width, height }, narrower: [] };
}

async function readContents(file: AdmittedFile, inspector: FileInspector): Promise<MediumContents> {
  if (isDrawing(file)) return readDrawing(file, inspector);
  if (isPicture(file)) return { contentType: 'image/webp', ...(await renderSizes(file, inspector)) };
  if (!isPdf(file)) throw new Error('a kind of file that nothing inspects');
  const bytes = await inspectPdf(file, inspector);
  return { contentType: file.kind, largest: { bytes, width: 0, height: 0 }, narrower: [] };
}

/**
 * A file as a form sent it, judged by its content and made fit for pages. Throws VALIDATION at body.File with FILE_INV,
 * MEDIA_TYPE, FILE_BROKEN, FILE_LARGE, FILE_COMPLEX, PDF_ACTIVE or SVG_UNSAFE, TOO_LARGE above 5 MB, and TOO_MANY_REQUESTS.
 */
export async function readMedium(sent: UploadedFile, context: ReceptionContext): Promise<ReadMedium> {
  const file = await admitFile(
    sent,
    {
      path: 'body.File',
      kinds: [...PICTURES_AND_PDF, 'image/svg+xml'],
      wrongKind: { code: 'MEDIA_TYPE', detail: 'Bitte wählen Sie ein Bild (JPEG, PNG, WebP, SVG) oder ein PDF.' },
      target: null,
      // The library takes any number of files.
      check: () => undefined,
    },
    context,
  );
  const contents = await readContents(file, context.services.fileInspector);
  const fileName = isPicture(file) ? file.name.replace(/\.[a-z]+$/, `.${KIND_ENDINGS['image/webp']}`) : file.name;
  return { fileName, ...contents };
}
