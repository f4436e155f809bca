import { formatNumber } from '@heizplatz/country';
import { ADVERT_SLOT_KEYS } from '@heizplatz/contract';
import { PageHeader, useLoaderData, useSite } from '@heizplatz/router';
import { INFO_CENTER_PATH } from '@heizplatz/routes';
import { EmptyState, LinkButton, PageLinks } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArticleCard } from '../../shared/news-cards/article-card';
import { ArticleGrid } from '../../shared/news-cards/article-grid';
import { newsListPath } from './news-cards/news-paths';
import { SiteAnnouncements } from '../../shared/page-blocks/site-announcements';
import type { NewsList } from './news-list';
import styles from './news-list-view.module.css';
import { TopicLinks } from './topic-links';
import { PageAdvert } from '../../shared/page-advert/page-advert';

export function NewsListView() {
  const { t } = useLingui();
  const site = useSite();
  const { articles, lead, page, pageCount, articleCount, topic, topics } = useLoaderData<NewsList>();
  const name = topic?.Name ?? t`Aus dem Markt`;
  const key = topic?.Key ?? '';
  return (
    <div className={styles.page}>
      <PageHeader
        title={page > 1 ? t`News: ${name}, Seite ${page}` : t`News: ${name}`}
        description={t`Nachrichten rund um Holzpellets und Brennstoffe ${site.inCountry}: Preise, Qualität, Lager, Lieferung und Recht.`}
        canonical={newsListPath({ topic: key, page })}
        {...(key === '' && page === 1 && { alternates: 'same-path' })}
      />
      <header className={styles.head}>
        <h1>
          <Trans>News: {name}</Trans>
        </h1>
        <p className="lead">
          <Trans>Was sich bei Pellets und anderen Brennstoffen tut, und was es für Ihren Einkauf heißt.</Trans>
        </p>
      </header>
      <SiteAnnouncements place="news" />
      <TopicLinks topics={topics} chosen={key} />
      {articles.length === 0 ? (
        <EmptyState
          title={t`Noch keine Nachrichten`}
          action={<LinkButton href={INFO_CENTER_PATH}>{t`Zum Info-Center`}</LinkButton>}
        >
          <p>
            <Trans>Sobald es etwas zu berichten gibt, steht es hier.</Trans>
          </p>
        </EmptyState>
      ) : (
        <>
          {lead && <ArticleCard article={lead} level={2} isLead />}
          <ArticleGrid articles={articles.filter(({ Id }) => Id !== lead?.Id)} level={2} />
          <PageLinks
            label={t`Seiten der News`}
            page={page}
            pageCount={pageCount}
            getHref={(other) => newsListPath({ topic: key, page: other })}
          />
          <PageAdvert slotKey={ADVERT_SLOT_KEYS.news} />
          <p className="quiet">
            <Trans>{formatNumber(articleCount, site)} Artikel</Trans>
          </p>
        </>
      )}
    </div>
  );
}
