import { BRAND } from '@heizplatz/country';
import { classNames, Logo } from '@heizplatz/ui';
import { CONTENT_ID } from '../chrome/paths';
import styles from './layout.module.css';
import type { LayoutProps } from './layout-props';

/** For paper: the name and the text. */
export function PlainPrintLayout({ children }: LayoutProps) {
  return (
    <div className={classNames(styles.frame, styles.plain)}>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.print}>
        <Logo name={BRAND} />
        {children}
      </main>
    </div>
  );
}
