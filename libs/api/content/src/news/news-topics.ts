import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { TOPIC_KEYS, topicName } from '../content-pages/topics';
import { countTopics } from './news-repository';

/** GET /api/site/{countryId}/news-articles/topics: those that have an article. */
export const newsTopics = defineHandler(CALLS.newsTopics, async ({ params: { countryId } }, { db, clock }) => {
  const counts = await countTopics(db, { countryId, now: clock() });
  return TOPIC_KEYS.flatMap((key) => {
    const articles = counts.get(key) ?? 0;
    return articles === 0 ? [] : [{ Key: key, Name: topicName(key, countryId), ArticleCount: articles }];
  });
});
