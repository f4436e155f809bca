import { classNames } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import styles from './progress-bar.module.css';

/** A page that comes sooner shows no bar (rule LAYOUT-03). */
export const PROGRESS_THROTTLE_MS = 200;
const LEAVING_MS = 200;

type Phase = 'idle' | 'running' | 'leaving';

/** A thin bar over the page while another one is on its way; it runs for about 5 s and then waits near its end. */
export function ProgressBar({ active }: { active: boolean }) {
  const { t } = useLingui();
  const [phase, setPhase] = useState<Phase>('idle');
  useEffect(() => {
    if (active) {
      const timer = setTimeout(() => setPhase('running'), PROGRESS_THROTTLE_MS);
      return () => clearTimeout(timer);
    }
    setPhase((now) => (now === 'running' ? 'leaving' : 'idle'));
    const timer = setTimeout(() => setPhase('idle'), LEAVING_MS);
    return () => clearTimeout(timer);
  }, [active]);
  if (phase === 'idle') return null;
  return (
    // A status, since it stands outside of the page's landmarks.
    <div role="status">
      <div
        role="progressbar"
        aria-label={t`Seite wird geladen`}
        className={classNames(styles.bar, phase === 'running' ? styles.running : styles.leaving)}
      />
    </div>
  );
}
