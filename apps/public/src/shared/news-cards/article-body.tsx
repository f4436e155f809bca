import type { NewsArticle } from '@heizplatz/contract';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageBlockList } from '../page-blocks/page-block-list';
import blocks from '../page-blocks/page-blocks.module.css';
import styles from './article-body.module.css';
import { ArticleMeta } from './article-meta';
import { ArticlePicture } from './article-picture';

interface ArticleBodyProps {
  readonly article: NewsArticle;
  /** In place of the article's blocks. */
  readonly children?: ReactNode;
}

/** An article with its title, picture and blocks. */
export function ArticleBody({ article, children }: ArticleBodyProps) {
  return (
    <article className={styles.article}>
      <ArticleHeader article={article} />
      <ArticlePicture article={article} className={styles.picture} isFirst />
      <div className={blocks.reading}>{children ?? <PageBlockList blocks={article.Content ?? []} />}</div>
    </article>
  );
}

function ArticleHeader({ article }: { readonly article: NewsArticle }) {
  const { Title, Teaser, ReadMinutes } = article;
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{Title}</h1>
      <ArticleMeta article={article}>
        <span>
          <Trans>{ReadMinutes} Min. Lesezeit</Trans>
        </span>
      </ArticleMeta>
      <p className="lead">{Teaser}</p>
    </header>
  );
}
