import { defineHandler, PICTURES, receiveFile } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { picturePath } from '../adverts/advert-file-paths';
import { storePicture } from '../adverts/store-advert-file';

/** POST /api/support/adverts/bild. Judged by its content; drawings (SVG) may hold script and are not taken. */
export const uploadAdvertPicture = defineHandler(CALLS.uploadAdvertPicture, async ({ body }, context) => {
  const { db, clock, audit } = context;
  const { name, contentType, bytes } = await receiveFile(
    body.File,
    {
      path: 'body.File.ContentBase64',
      kinds: PICTURES,
      wrongKind: { code: 'PICTURE_TYPE' },
      target: null,
      // Pictures belong to no advert yet.
      check: () => undefined,
    },
    context,
  );
  const title = name.replace(/\.[^.]*$/, '');
  const stored = await storePicture(db, { title, contentType, content: bytes }, clock());
  audit.note({ after: { file: stored } });
  return { Path: picturePath(stored) };
});
