import { classNames, ToastRegion } from '@heizplatz/ui';
import { useUser } from '@heizplatz/router';
import { useContext, type ReactNode } from 'react';
import { DemoContext } from '../app/demo-context';
import { LateConsent } from '../browser/consent/late-consent';
import { DemoBar } from '../chrome/demo-bar';
import { LateImpersonationBar } from '../chrome/late-impersonation-bar';
import { CONTENT_ID } from '../chrome/paths';
import { SkipLink } from '../chrome/skip-link';
import styles from './layout.module.css';

export interface FrameProps {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly bar?: ReactNode;
  /** Largest width of the content: 1170, 960 or 720 px. */
  readonly width?: 'full' | 'narrow' | 'focused' | 'message';
  /** Whether impersonation changes the background (rule LAYOUT-07): in the default and the order-process layout. */
  readonly showsImpersonation?: boolean;
  readonly children: ReactNode;
}

/** What all layouts with a header share: the way past it, the messages, the content between header and footer. */
export function Frame({ header, footer, bar, width = 'full', showsImpersonation = false, children }: FrameProps) {
  const user = useUser();
  const isDemo = useContext(DemoContext);
  return (
    <div className={classNames(styles.frame, user?.isImpersonatedS && showsImpersonation && styles.impersonated)}>
      <SkipLink />
      <LateConsent />
      {user?.isImpersonatedS && <LateImpersonationBar user={user} />}
      {isDemo && <DemoBar />}
      {header}
      {bar && <div className={styles.bar}>{bar}</div>}
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        <div className={classNames('container', styles.content, width !== 'full' && styles[width])}>{children}</div>
      </main>
      {footer}
      <ToastRegion />
    </div>
  );
}
