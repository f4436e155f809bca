const SEEN_SHARE = 0.5;
const SEEN_MS = 1000;

/**
 * Calls `action` once half of the element has been in view for one second without interruption. Returns a function
 * that stops the observer.
 */
export function watchSeen(element: Element, action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      const isSeen = entries.at(-1)?.isIntersecting ?? false;
      if (isSeen) timer = setTimeout(finish, SEEN_MS);
    },
    { threshold: SEEN_SHARE },
  );
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  function finish() {
    stop();
    action();
  }
  observer.observe(element);
  return stop;
}
