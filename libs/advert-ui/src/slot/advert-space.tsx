import type { SlotTypeId } from '@heizplatz/contract';
import { classNames } from '@heizplatz/ui';
import type { ReactNode, Ref } from 'react';
import styles from './advert-space.module.css';

interface AdvertSpaceProps {
  readonly slotTypeId: SlotTypeId;
  readonly isCollapsed?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children?: ReactNode;
}

/** The space that a slot takes, whatever its content, so that nothing around it shifts. */
export function AdvertSpace({ slotTypeId, isCollapsed = false, ref, children }: AdvertSpaceProps) {
  const variant = classNames(styles.space, slotTypeId === 1 ? styles.row : styles.box, isCollapsed && styles.collapsed);
  return (
    <div ref={ref} className={variant}>
      {children}
    </div>
  );
}
