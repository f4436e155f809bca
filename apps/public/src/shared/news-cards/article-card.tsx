import type { NewsArticle } from '@heizplatz/contract';
import { formatDate } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { classNames, PlainLink } from '@heizplatz/ui';
import styles from './article-card.module.css';
import { ArticlePicture } from './article-picture';

interface ArticleCardProps {
  readonly article: NewsArticle;
  readonly level?: 2 | 3;
  /** Wide, with the picture beside the text: the featured article. */
  readonly isLead?: boolean;
}

/** An article as a card; the whole card is one link, named by its title. */
export function ArticleCard({ article, level = 3, isLead = false }: ArticleCardProps) {
  const site = useSite();
  const Heading = `h${level}` as const;
  return (
    <article className={classNames(styles.card, isLead && styles.lead)}>
      <ArticlePicture article={{ ...article, FileAlt: '' }} className={styles.picture} isFirst={isLead} />
      <div className={styles.words}>
        <p className={styles.meta}>
          <time dateTime={article.DateTime}>{formatDate(article.DateTime, site)}</time>
          <span>{article.Topic.Name}</span>
        </p>
        <Heading className={styles.title}>
          <PlainLink href={article.Path} className={styles.link}>
            {article.Title}
          </PlainLink>
        </Heading>
        <p className={styles.teaser}>{article.Teaser}</p>
      </div>
    </article>
  );
}
