import { epochDay, startOfLocalDay } from '@heizplatz/api-platform';
import type { Site } from '@heizplatz/country';
import { newsPath } from '../news/news-path';
import type { NewContent } from '../content-pages/add-contents';
import { pictureKey } from '../content-blocks/pictures/all-pictures';
import { DEMO_ARTICLES } from './articles/demo-articles';
import { getArticleDay } from './get-article-day';
import { type DemoArticle, type DemoInfoPage, type DemoProductPage, getWriter, getLabels } from './demo-text';
import { DEMO_INFO_PAGES } from './info/demo-info-pages';
import { DEMO_PRODUCT_PAGES } from './products/demo-product-pages';
import { blocksSpelledFor, spellFor } from './spelled-for';

/** Published when editors have had their coffee. */
const MORNING_MS = 8.5 * 3_600_000;
const PAGES_ON: DemoArticle['on'] = [2, 2, 0];

const atMorning = (day: string): Date => new Date(startOfLocalDay(epochDay(day)).getTime() + MORNING_MS);

function written(site: Site, text: DemoArticle | DemoInfoPage | DemoProductPage) {
  const writer = getWriter(site);
  return {
    countryId: site.countryId,
    topic: 'topic' in text ? text.topic : null,
    pictureKey: pictureKey(text.picture),
    title: spellFor(getLabels(text.title, writer), site),
    description: spellFor(getLabels(text.description, writer), site),
    blocks: blocksSpelledFor(text.blocks(writer), site),
  };
}

/** News, info pages and product texts of a country; `today` is the ISO day on which their dates hang. */
export function getDemoContents(site: Site, today: string): NewContent[] {
  const news = DEMO_ARTICLES.filter(({ countries }) => countries?.includes(site.iso) ?? true).map(
    (article): NewContent => ({
      ...written(site, article),
      kind: 'news',
      path: newsPath(article.slug),
      isFeatured: article.isFeatured ?? false,
      goesLiveAt: atMorning(getArticleDay(article.on, today)),
    }),
  );
  const info = DEMO_INFO_PAGES.map((page): NewContent => ({
    ...written(site, page),
    kind: 'info',
    path: `/info-center/${page.slug}`,
    goesLiveAt: atMorning(getArticleDay(PAGES_ON, today)),
  }));
  const products = DEMO_PRODUCT_PAGES.map((page): NewContent => ({
    ...written(site, page),
    kind: 'page',
    path: page.path,
    goesLiveAt: atMorning(getArticleDay(PAGES_ON, today)),
  }));
  return [...info, ...products, ...news];
}
