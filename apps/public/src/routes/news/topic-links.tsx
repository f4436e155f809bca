import { classNames, PlainLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { newsListPath } from './news-cards/news-paths';
import type { NewsList } from './news-list';
import styles from './topic-links.module.css';

interface TopicLinksProps {
  readonly topics: NewsList['topics'];
  /** A topic's key; empty for all. */
  readonly chosen: string;
}

/** The topics that have articles, as links with their counts. */
export function TopicLinks({ topics, chosen }: TopicLinksProps) {
  const { t } = useLingui();
  if (topics.length === 0) return null;
  const all = topics.reduce((sum, { ArticleCount }) => sum + ArticleCount, 0);
  return (
    <nav aria-label={t`Themen`}>
      <ul className={styles.topics}>
        {[{ Key: '', Name: t`Alle`, ArticleCount: all }, ...topics].map(({ Key, Name, ArticleCount }) => (
          <li key={Key}>
            <PlainLink
              href={newsListPath({ topic: Key })}
              className={classNames(styles.topic, Key === chosen && styles.here)}
              aria-current={Key === chosen ? 'true' : undefined}
            >
              {Name} <span className={styles.count}>{ArticleCount}</span>
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
