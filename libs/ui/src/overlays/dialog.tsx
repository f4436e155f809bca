import { useLingui } from '@lingui/react/macro';
import { useId, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../marks/icon';
import styles from './dialog.module.css';
import { useModal } from './use-modal';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, on the close button and on a click outside; the caller then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  /** Largest width in px. */
  width?: 300 | 500 | 800 | 1140;
  /** Under 768 px it rises from the window's lower edge; title and footer stay in view while the rest scrolls. */
  sheet?: boolean;
  /** Buttons, at the right below. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal dialog; everything behind it is inert. Without script an open one stands in the page like any section. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, width = 500, sheet, footer, children }: Omit<DialogProps, 'open'>) {
  const { t } = useLingui();
  const dialog = useModal();
  const titleId = useId();
  function cancel(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }
  function clickOutside(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }
  return (
    // Escape is the keyboard's way to what a press outside does.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      open
      aria-labelledby={titleId}
      className={classNames(styles.dialog, styles[`w${width}`], sheet && styles.sheet)}
      onCancel={cancel}
      onClick={clickOutside}
    >
      <div className={styles.inner}>
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={t`Schließen`} onClick={onClose}>
            <Icon name="cross" />
          </button>
        </div>
        {children}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
