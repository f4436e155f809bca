import type { Picture } from '@heizplatz/contract';

interface PagePictureProps {
  readonly picture: Picture;
  /** As the browser takes it: '(min-width: 768px) 720px, 100vw'. */
  readonly sizes: string;
  readonly className?: string | undefined;
  /** The first of a page is not waited for; all others come when they are near. */
  readonly isFirst?: boolean;
}

/** An image of the media library in the size that the screen needs; its space is reserved. */
export function PagePicture({ picture, sizes, className, isFirst = false }: PagePictureProps) {
  const { Src, Alt, Width, Height, Sizes } = picture;
  const sources = [...Sizes, { Src, Width }].map((size) => `${size.Src} ${size.Width}w`);
  return (
    <img
      src={Src}
      alt={Alt}
      width={Width}
      height={Height}
      className={className}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      {...(Sizes.length > 0 && { srcSet: sources.join(', '), sizes })}
    />
  );
}
