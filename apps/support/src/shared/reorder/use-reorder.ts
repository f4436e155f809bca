import { classNames } from '@heizplatz/ui';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { getDropIndex } from './get-drop-index';
import styles from './reorder.module.css';

interface Drag {
  readonly from: number;
  /** The index that the item would have if it were dropped now. */
  readonly to: number;
}

/** Pixels from the window's edge within which a drag scrolls the page, and by how much for each movement. */
const EDGE = 72;
const SCROLL_STEP = 16;

function scrollAtEdge(y: number): void {
  if (y < EDGE) window.scrollBy(0, -SCROLL_STEP);
  else if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLL_STEP);
}

/**
 * Reordering of a list's items by a handle: dragged by mouse, pen or finger, or moved by the arrow keys while the
 * handle has the focus. Escape ends a drag without a change. `onMove` receives indexes from 0.
 */
export function useReorder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const items = (): Element[] => [...(list.current?.children ?? [])].filter((item) => item.hasAttribute('data-item'));
  // A browser takes the focus from a node that is put elsewhere.
  const focused = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (focused.current === null) return;
    const moved = items()[focused.current]?.querySelector('[data-handle]');
    focused.current = null;
    if (moved instanceof HTMLElement) moved.focus();
  });

  /** Props of the handle of the item at an index. */
  const handle = (at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: at, to: at });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!drag) return;
      scrollAtEdge(event.clientY);
      const boxes = items().map((item) => item.getBoundingClientRect());
      setDrag({ ...drag, to: getDropIndex(boxes, drag.from, event.clientY) });
    },
    onPointerUp: () => {
      if (drag && drag.to !== drag.from) onMove(drag.from, drag.to);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape') setDrag(null);
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      const to = at + by;
      if (by === 0 || to < 0 || to >= items().length) return;
      event.preventDefault();
      focused.current = to;
      onMove(at, to);
    },
    'data-handle': '',
  });

  const getMark = (at: number): string | undefined => {
    if (!drag) return undefined;
    if (drag.from === at) return styles.dragged;
    if (drag.to !== at) return undefined;
    return drag.to < drag.from ? styles.before : styles.after;
  };
  /** Props of the list's item at an index; `className` joins its own. */
  const item = (at: number, className?: string) => ({
    'data-item': at,
    className: classNames(styles.item, getMark(at), className),
  });
  return { list, handle, item };
}

export type HandleProps = ReturnType<ReturnType<typeof useReorder>['handle']>;
export type ItemProps = ReturnType<ReturnType<typeof useReorder>['item']>;
