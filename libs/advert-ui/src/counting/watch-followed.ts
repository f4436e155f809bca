const MIDDLE_BUTTON = 1;

/**
 * Calls `action` when a link within the element, including its shadow root, is followed: by key, click or middle
 * click. Returns a function that stops it.
 */
export function watchFollowed(element: Element, action: () => void): () => void {
  const isLink = (target: EventTarget) => target instanceof HTMLAnchorElement && target.hasAttribute('href');
  const onClick = (event: Event) => {
    if (event instanceof MouseEvent && event.type === 'auxclick' && event.button !== MIDDLE_BUTTON) return;
    if (event.composedPath().some(isLink)) action();
  };
  element.addEventListener('click', onClick);
  element.addEventListener('auxclick', onClick);
  return () => {
    element.removeEventListener('click', onClick);
    element.removeEventListener('auxclick', onClick);
  };
}
