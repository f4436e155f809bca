import type { NewsArticle } from '@heizplatz/contract';

interface ArticlePictureProps {
  readonly article: NewsArticle;
  readonly className?: string | undefined;
  readonly isFirst?: boolean;
}

/**
 * An article's image. Its address names the site's own host; the page uses the path alone, so that it is loaded from
 * whatever address the visitor used.
 */
export function ArticlePicture({ article, className, isFirst = false }: ArticlePictureProps) {
  const { FilePath, FileAlt, FileWidth, FileHeight } = article;
  return (
    <img
      src={FilePath.replace(/^https?:\/\/[^/]+(?=\/api\/media\/)/, '')}
      alt={FileAlt}
      width={FileWidth}
      height={FileHeight}
      className={className}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
