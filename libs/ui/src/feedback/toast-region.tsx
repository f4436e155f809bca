import { useLingui } from '@lingui/react/macro';
import { useContext, useEffect, useState } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../marks/icon';
import { NOTICE_ICONS } from './notice';
import { ToastContext, type Toast } from './toast-context';
import styles from './toast-region.module.css';
import { useUndoKey } from './use-undo-key';

const SUCCESS_VISIBLE_MS = 5000;
const ACTION_VISIBLE_MS = 10_000;

/** Where toasts appear (rule LAYOUT-04): top centre, 350 px wide, read out politely. */
export function ToastRegion() {
  const { t } = useLingui();
  const { visible, hide } = useContext(ToastContext);
  const newest = visible.findLast(({ action }) => action);
  useUndoKey(newest && (() => act(newest, hide)));
  return (
    <div role="region" aria-label={t`Meldungen`} aria-live="polite" className={styles.region}>
      {visible.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onHide={hide} />
      ))}
    </div>
  );
}

function act({ id, action }: Toast, hide: (id: number) => void): void {
  hide(id);
  action?.onClick();
}

function ToastCard({ toast, onHide }: { toast: Toast; onHide: (id: number) => void }) {
  const { t } = useLingui();
  const { id, tone, text, action } = toast;
  // Somebody who points at it or stands on it is about to use it.
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (tone !== 'good' || isHeld) return;
    const timer = setTimeout(() => onHide(id), action ? ACTION_VISIBLE_MS : SUCCESS_VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [id, tone, action, isHeld, onHide]);
  return (
    <div
      className={classNames(styles.toast, styles[tone], action && styles.acting)}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon name={NOTICE_ICONS[tone]} size={20} />
      <span className={styles.text}>{text}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          aria-keyshortcuts="Control+Z"
          onClick={() => act(toast, onHide)}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={t`Meldung schließen`} onClick={() => onHide(id)}>
        <Icon name="cross" size={16} />
      </button>
    </div>
  );
}
