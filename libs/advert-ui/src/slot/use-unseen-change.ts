import { type RefObject, useEffect, useState } from 'react';

/**
 * Follows `isRequired`, but changes only while the element is out of view, so that a visitor never sees the layout
 * shift. Starts false.
 */
export function useUnseenChange(element: RefObject<HTMLElement | null>, isRequired: boolean): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (isRequired === isVisible || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.every((entry) => !entry.isIntersecting)) setVisible(isRequired);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isRequired, isVisible]);
  return isVisible;
}
