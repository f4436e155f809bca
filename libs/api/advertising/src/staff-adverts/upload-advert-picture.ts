import { defineHandler, receivedFile } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { picturePath } from '../adverts/advert-file-paths';
import { storePicture } from '../adverts/store-advert-file';
import { refuseField } from './refuse-field';

/** POST /api/support/adverts/bild. Judged by its content; drawings (SVG) may hold script and are not taken. */
export const uploadAdvertPicture = defineHandler(CALLS.uploadAdvertPicture, async ({ body }, { db, clock, audit }) => {
  const { name, contentType, bytes } = await receivedFile(body.File, 'body.File');
  if (contentType === 'application/pdf') throw refuseField('File', 'PICTURE_TYPE');
  const title = name.replace(/\.[^.]*$/, '');
  const stored = await storePicture(db, { title, contentType, content: bytes }, clock());
  audit.note({ after: { file: stored } });
  return { Path: picturePath(stored) };
});
