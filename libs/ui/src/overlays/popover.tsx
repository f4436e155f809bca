import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './popover.module.css';

export interface PopoverProps {
  open: boolean;
  /** Called on Escape and on a click outside. */
  onClose: () => void;
  /** What the popover is about, for readers. */
  label: string;
  /** What it hangs from. */
  anchor: ReactNode;
  /** The page behind is dimmed. The anchor stays in the light if its place has a z-index of 25. */
  dim?: boolean;
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A small panel below its anchor. It does not take the focus; its content is announced. */
export function Popover({ open, onClose, label, anchor, dim, align = 'start', children }: PopoverProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') onClose();
    }
    function onPointerDown(event: PointerEvent) {
      if (event.target instanceof Node && !place.current?.contains(event.target)) onClose();
    }
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open, onClose]);
  return (
    <>
      {open && dim && <div className={styles.scrim} aria-hidden="true" />}
      <div ref={place} className={styles.anchor}>
        {anchor}
        <div role="status" aria-label={label}>
          {open && <div className={classNames(styles.popover, align === 'end' && styles.end)}>{children}</div>}
        </div>
      </div>
    </>
  );
}
