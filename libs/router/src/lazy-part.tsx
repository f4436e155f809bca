import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';

/** A part of a page whose script comes after the page can be used. */
export interface LazyPart {
  /** Brings the script. Loaders wait for it: on the server, which draws the part, and on navigation in the browser. */
  readonly load: () => Promise<void>;
  readonly Component: ComponentType;
}

/** As soon as the part is so near, it is taken over. */
const NEAR = '400px';

/**
 * The server draws the part whole. On the first page the browser leaves that as it is (links and text work without script)
 * and takes it over when it comes near or nothing else is to be done, but never under a focus or a finger: links work meanwhile. Answers that its calls read are the
 * document's, so it draws the same. For parts below the first view, without fields.
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
    // What was there when the part was first drawn decides: hydration draws what the server drew, or leaves it.
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
