import { PageHead, useUser } from '@heizplatz/router';
import { Card } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './start-view.module.css';

/** Who is here with which rights; the lists of what waits come with their issues. */
export function StartView() {
  const { t } = useLingui();
  const user = useUser();
  return (
    <div className={styles.page}>
      <PageHead title={t`Support`} noindex />
      <h1>
        <Trans>Support</Trans>
      </h1>
      <Card as="section">
        <p>{user && <Trans>Angemeldet als {`${user.firstName} ${user.lastName}`}</Trans>}</p>
        <ul>
          {user?.roles.map((role) => (
            <li key={role}>{role}</li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
