const MIDDLE_BUTTON = 1;

/** Acts when a link within the element, in its shadow too, is followed: by key, click or middle click. Answers what stops it. */
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
