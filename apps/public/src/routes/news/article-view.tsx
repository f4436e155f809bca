import { ADVERT_SLOT_KEYS, type NewsArticle } from '@heizplatz/contract';
import { PageHeader, useLoaderData, useOrigin } from '@heizplatz/router';
import { NEWS_PATH } from '@heizplatz/routes';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArticleBody } from '../../shared/news-cards/article-body';
import { ArticleGrid } from '../../shared/news-cards/article-grid';
import { newsListPath } from './news-cards/news-paths';
import { articleData } from './structured-data/article-data';
import { PageCrumbs } from '../../shared/structured-data/page-crumbs';
import { StructuredData } from '../../shared/structured-data/structured-data';
import styles from './article-view.module.css';
import { PageAdvert } from '../../shared/page-advert/page-advert';

export function ArticleView() {
  const { t } = useLingui();
  const [article, ...related] = useLoaderData<[NewsArticle, ...NewsArticle[]]>();
  const origin = useOrigin();
  const { Title, Teaser, Path, Topic, Alternates = [] } = article;
  return (
    <div className={styles.page}>
      <PageHeader title={Title} description={Teaser} canonical={Path} kind="article" alternates={Alternates} />
      <StructuredData data={articleData(origin, article)} />
      <div className={styles.column}>
        <PageCrumbs
          crumbs={[
            { id: 'news', text: t`News`, href: NEWS_PATH },
            { id: 'topic', text: Topic.Name, href: newsListPath({ topic: Topic.Key }) },
            { id: 'page', text: Title },
          ]}
        />
        <ArticleBody article={article} />
      </div>
      <div className={styles.advert}>
        <PageAdvert slotKey={ADVERT_SLOT_KEYS.article} />
      </div>
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="weiterlesen">
          <h2 id="weiterlesen">
            <Trans>Weiterlesen</Trans>
          </h2>
          <ArticleGrid articles={related} />
        </section>
      )}
    </div>
  );
}
