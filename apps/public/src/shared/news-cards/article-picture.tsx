import type { NewsArticle } from '@heizplatz/contract';

interface ArticlePictureProps {
  readonly article: NewsArticle;
  readonly className?: string | undefined;
  readonly isFirst?: boolean;
}

/**
 * An article's image. Its address names the site's own host; the page takes the path alone, so that it is shown under
 * whatever address the visitor came by.
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
