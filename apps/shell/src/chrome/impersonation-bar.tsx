import { Trans } from '@lingui/react/macro';
import styles from './impersonation-bar.module.css';

/** Says in whose name everything on this page happens. */
export function ImpersonationBar({ name }: { name: string }) {
  return (
    <div role="status" className={styles.bar}>
      <div className="container">
        <Trans>Sie handeln für {name}.</Trans>
      </div>
    </div>
  );
}
