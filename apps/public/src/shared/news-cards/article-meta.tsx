import type { NewsArticle } from '@heizplatz/contract';
import { formatDate } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import type { ReactNode } from 'react';
import styles from './article-meta.module.css';

interface ArticleMetaProps {
  readonly article: NewsArticle;
  /** More about it, each in an element of its own. */
  readonly children?: ReactNode;
}

/** An article's date and topic, in a line with points between. */
export function ArticleMeta({ article: { DateTime, Topic }, children }: ArticleMetaProps) {
  const site = useSite();
  return (
    <p className={styles.meta}>
      <time dateTime={DateTime}>{formatDate(DateTime, site)}</time>
      <span>{Topic.Name}</span>
      {children}
    </p>
  );
}
