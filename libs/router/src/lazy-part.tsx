import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';

/** A part of a page whose script comes after the page can be used. */
export interface LazyPart {
  /**
   * Loads the script. Loaders wait for it: on the server, which renders the part, and on navigation in the browser.
   */
  readonly load: () => Promise<void>;
  readonly Component: ComponentType;
}

/** As soon as the part is so near, it is taken over. */
const NEAR = '400px';

/**
 * The server renders the part in full. On the first page the browser leaves that as it is (links and text work
 * without script) and hydrates it when it is near the viewport or the browser is idle, but never while it has focus
 * or is being touched: links work meanwhile. Its calls read responses of the document, so it renders the same. For
 * parts without fields.
 */
export function lazyPart(fetchPart: () => Promise<ComponentType>): LazyPart {
  let Part: ComponentType | undefined;
  let fetching: Promise<void> | undefined;
  const load = () =>
    (fetching ??= fetchPart().then(
      (fetched) => void (Part = fetched),
      (error: unknown) => {
        fetching = undefined;
        throw error;
      },
    ));

  function Late() {
    const frame = useRef<HTMLDivElement>(null);
    // Decided by what was loaded at the first render: hydration renders what the server did, or leaves it as it is.
    const [Shown, setVisible] = useState<ComponentType | undefined>(() => Part);
    useEffect(() => {
      const rendered = frame.current;
      if (Shown || !rendered) return undefined;
      return getPreferredTime(rendered, () => {
        load().then(
          () => whenLeft(rendered, () => startTransition(() => setVisible(() => Part))),
          () => undefined,
        );
      });
    }, [Shown]);
    if (Shown)
      return (
        <div key="live">
          <Shown />
        </div>
      );
    return <div key="drawn" ref={frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return { load, Component: Late };
}

/** Calls once: near the view, or when the browser is idle. Returns what calls it off. */
function getPreferredTime(element: HTMLElement, action: () => void): () => void {
  const observer =
    'IntersectionObserver' in globalThis
      ? new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && once(), {
          rootMargin: NEAR,
        })
      : undefined;
  const idle = globalThis.requestIdleCallback?.(once, { timeout: 10_000 });
  observer?.observe(element);

  function stop(): void {
    observer?.disconnect();
    if (idle !== undefined) globalThis.cancelIdleCallback(idle);
  }
  function once(): void {
    stop();
    action();
  }
  return stop;
}

/** Calls at once, or when the focus has left. */
function whenLeft(element: HTMLElement, action: () => void): void {
  if (element.contains(document.activeElement)) element.addEventListener('focusout', action, { once: true });
  else action();
}
