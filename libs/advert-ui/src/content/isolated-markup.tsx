import { type RefObject, useEffect, useEffectEvent } from 'react';
import { fillShadow } from './fill-shadow';

interface IsolatedMarkupProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly className: string | undefined;
  /** As the API cleaned it. */
  readonly html: string;
  /** '' for none. */
  readonly stylesFileName: string;
  readonly onBroken: () => void;
}

/** Foreign markup in a shadow root: no style of it reaches the page, and none of the page's but what is inherited reaches it. */
export function IsolatedMarkup({ ref, className, html, stylesFileName, onBroken }: IsolatedMarkupProps) {
  const broken = useEffectEvent(onBroken);
  useEffect(() => {
    if (!ref.current) return undefined;
    return fillShadow(ref.current, { html, stylesFileName, onBroken: () => broken() });
  }, [ref, html, stylesFileName]);
  return <div ref={ref} className={className} />;
}
