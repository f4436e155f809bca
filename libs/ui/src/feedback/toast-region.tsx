import { useLingui } from '@lingui/react/macro';
import { useContext, useEffect } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../marks/icon';
import { NOTICE_ICONS } from './notice';
import { ToastContext, type Toast } from './toast-context';
import styles from './toast-region.module.css';

const SUCCESS_VISIBLE_MS = 5000;

/** Where toasts appear: top centre, 350 px wide, read out politely. */
export function ToastRegion() {
  const { t } = useLingui();
  const { visible, hide } = useContext(ToastContext);
  return (
    <div role="region" aria-label={t`Meldungen`} aria-live="polite" className={styles.region}>
      {visible.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onHide={hide} />
      ))}
    </div>
  );
}

function ToastCard({ toast, onHide }: { toast: Toast; onHide: (id: number) => void }) {
  const { t } = useLingui();
  const { id, tone, text } = toast;
  useEffect(() => {
    if (tone !== 'good') return;
    const timer = setTimeout(() => onHide(id), SUCCESS_VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [id, tone, onHide]);
  return (
    <div className={classNames(styles.toast, styles[tone])}>
      <Icon name={NOTICE_ICONS[tone]} size={20} />
      <span className={styles.text}>{text}</span>
      <button type="button" className={styles.close} aria-label={t`Meldung schließen`} onClick={() => onHide(id)}>
        <Icon name="cross" size={16} />
      </button>
    </div>
  );
}
