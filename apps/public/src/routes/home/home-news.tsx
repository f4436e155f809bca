import { useCall } from '@heizplatz/api-client';
import { useSite } from '@heizplatz/router';
import { NEWS_PATH } from '@heizplatz/routes';
import { TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { ArticleGrid } from '../../shared/news-cards/article-grid';
import { HOME_CALLS } from './home-calls';
import styles from './home-news.module.css';

const MORE = 2;

/** The featured article and two more; nothing where there are none. */
export function HomeNews() {
  const calls = HOME_CALLS(useSite().countryId);
  const { data: featured } = useCall(calls.featured.call, calls.featured.input);
  const { data: newest } = useCall(calls.news.call, calls.news.input);
  const lead = featured?.[0];
  const others = (newest ?? []).filter(({ Id }) => Id !== lead?.Id).slice(0, lead ? MORE : MORE + 1);
  const articles = lead ? [lead, ...others] : others;
  if (articles.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="aus-dem-markt">
      <div className={styles.head}>
        <h2 id="aus-dem-markt">
          <Trans>Aus dem Markt</Trans>
        </h2>
        <TextLink variant="alone" href={NEWS_PATH}>
          <Trans>Alle News</Trans>
        </TextLink>
      </div>
      <ArticleGrid articles={articles} />
    </section>
  );
}
