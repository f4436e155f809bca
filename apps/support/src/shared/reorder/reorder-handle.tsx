import { classNames } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import styles from './reorder.module.css';

interface ReorderHandleProps extends ComponentProps<'button'> {
  /** What it moves. */
  readonly name: string;
}

/** The grip of an item, with the props of `useReorder().handle(index)`. */
export function ReorderHandle({ name, className, ...props }: ReorderHandleProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      {...props}
      className={classNames(styles.handle, 'script-only', className)}
      aria-label={t`${name} verschieben`}
      title={t`Ziehen, oder mit den Pfeiltasten verschieben`}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M9 5v.1M15 5v.1M9 12v.1M15 12v.1M9 19v.1M15 19v.1" className={styles.dots} />
      </svg>
    </button>
  );
}
