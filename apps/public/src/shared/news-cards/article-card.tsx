import type { NewsArticle } from '@heizplatz/contract';
import { classNames, PlainLink } from '@heizplatz/ui';
import styles from './article-card.module.css';
import { ArticleMeta } from './article-meta';
import { ArticlePicture } from './article-picture';

interface ArticleCardProps {
  readonly article: NewsArticle;
  readonly level?: 2 | 3;
  /** Wide, with the picture beside the text: the featured article. */
  readonly isLead?: boolean;
}

/** An article as a card; the whole card is one link, named by its title. */
export function ArticleCard({ article, level = 3, isLead = false }: ArticleCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={classNames(styles.card, isLead && styles.lead)}>
      <ArticlePicture article={{ ...article, FileAlt: '' }} className={styles.picture} isFirst={isLead} />
      <div className={styles.words}>
        <ArticleMeta article={article} />
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
