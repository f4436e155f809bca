import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { findMedia, listInfoPages } from './content-repository';
import { presentPicture } from '../content-blocks/present-picture';
import { readMinutes } from '../content-blocks/read-minutes';
import { TOPIC_KEYS, topicName } from './topics';

/** GET /api/site/{countryId}/info-pages: by topic; a topic without a page is left out. */
export const infoPages = defineHandler(CALLS.infoPages, async ({ params: { countryId } }, { db, clock }) => {
  const pages = await listInfoPages(db, { countryId, now: clock() });
  const media = await findMedia(
    db,
    pages.flatMap(({ pictureKey }) => pictureKey ?? []),
  );
  const getPages = (topic: string) =>
    pages
      .filter((page) => page.topic === topic)
      .map(({ path, title, description, pictureKey, blocks }) => {
        const picture = media.get(pictureKey ?? '');
        return {
          Path: path,
          Title: title,
          Description: description,
          Picture: picture ? presentPicture(picture, countryId) : null,
          ReadMinutes: readMinutes(blocks),
        };
      });
  return TOPIC_KEYS.map((key) => ({ Key: key, Name: topicName(key, countryId), Pages: getPages(key) })).filter(
    ({ Pages }) => Pages.length > 0,
  );
});
