import { type ApiClient, useApi, useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { formatUserName, visibleSupport, type User } from '@heizplatz/identity';
import { leaveAs, logOut, useLogout } from '@heizplatz/session';
import { Button, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './impersonation-bar.module.css';

/** Back to the site of another country, where the supporter's own session goes on. */
async function endAndReturn(api: ApiClient, url: string): Promise<boolean> {
  const outcome = { isEnded: false };
  const end = async () => {
    outcome.isEnded = (await logOut(api)) !== 'failed';
    if (!outcome.isEnded) throw new Error('the impersonation has not ended');
    return url;
  };
  await leaveAs(end, url).catch(() => undefined);
  return outcome.isEnded;
}

/**
 * Displays who is impersonating whom on this page, and ends the impersonation: the page reloads as the supporter.
 */
export function ImpersonationBar({ user }: { user: User }) {
  const { t } = useLingui();
  const { show } = useToast();
  const { data } = useCall(CALLS.supportInfo, {});
  const api = useApi();
  const logout = useLogout();
  const [isEnding, setIsEnding] = useState(false);
  const impersonation = data ? visibleSupport(data) : null;
  const customer = impersonation?.CustomerName ?? formatUserName(user);

  async function end() {
    setIsEnding(true);
    const isEnded = data?.ReturnUrl === undefined ? logout() : endAndReturn(api, data.ReturnUrl);
    if (await isEnded) return;
    setIsEnding(false);
    show({ tone: 'bad', text: t`Beenden ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.` });
  }

  return (
    <div className={styles.bar}>
      <div className={`container ${styles.inner}`}>
        <p role="status">
          {impersonation ? (
            <Trans>
              {impersonation.SupportUserName} handelt für {customer}.
            </Trans>
          ) : (
            <Trans>Sie handeln für {customer}.</Trans>
          )}
        </p>
        <Button variant="onDark" size="small" busy={isEnding} busyText={t`Wird beendet …`} onClick={() => void end()}>
          <Trans>Beenden</Trans>
        </Button>
      </div>
    </div>
  );
}
