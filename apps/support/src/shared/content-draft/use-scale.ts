import { type RefCallback, useCallback } from 'react';

/**
 * A ref for a box in which content of a fixed width is scaled down until it fits: sets the custom properties
 * --content-width (pixels) and --content-scale (at most 1) whenever the box changes its size.
 */
export function useScale(contentWidth: number): RefCallback<HTMLElement> {
  return useCallback(
    (box) => {
      if (!box) return;
      const scale = () => {
        box.style.setProperty('--content-width', `${contentWidth}px`);
        box.style.setProperty('--content-scale', String(Math.min(1, box.clientWidth / contentWidth) || 1));
      };
      scale();
      const observer = new ResizeObserver(scale);
      observer.observe(box);
      return () => observer.disconnect();
    },
    [contentWidth],
  );
}
