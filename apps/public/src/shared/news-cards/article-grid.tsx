import type { NewsArticle } from '@heizplatz/contract';
import { ArticleCard } from './article-card';
import styles from './article-grid.module.css';

interface ArticleGridProps {
  readonly articles: readonly NewsArticle[];
  readonly level?: 2 | 3;
}

export function ArticleGrid({ articles, level = 3 }: ArticleGridProps) {
  return (
    <ul className={styles.grid}>
      {articles.map((article) => (
        <li key={article.Id}>
          <ArticleCard article={article} level={level} />
        </li>
      ))}
    </ul>
  );
}
