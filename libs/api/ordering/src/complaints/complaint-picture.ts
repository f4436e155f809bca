import { problem, receivedFile, type ReceivedFile } from '@heizplatz/api-platform';
import type { UploadedFile } from '@heizplatz/contract';

/** The picture of a complaint, judged by its content; a PDF is no picture. Throws as `receivedFile` does. */
export async function complaintPicture(picture: UploadedFile | null): Promise<ReceivedFile | null> {
  if (!picture) return null;
  const file = await receivedFile(picture, 'body.Picture');
  if (file.contentType !== 'application/pdf') return file;
  throw problem('VALIDATION', {
    detail: 'Bitte wählen Sie ein Bild (PNG, JPEG, WebP).',
    errors: [{ path: 'body.Picture.ContentBase64', code: 'FILE_TYPE' }],
  });
}
