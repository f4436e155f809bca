import { type RefObject, useEffect, useState } from 'react';

/** Follows `wanted`, but changes only while the element is out of view, so that a visitor never sees the page jump. Starts false. */
export function useUnseenChange(element: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (wanted === shown || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.every((entry) => !entry.isIntersecting)) setShown(wanted);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wanted, shown]);
  return shown;
}
