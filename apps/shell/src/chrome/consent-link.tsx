import { PlainLink, useIsHydrated } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useContext } from 'react';
import { ReplayContext } from '../app/replay-context';
import { consentSettingsAtom } from '../browser/consent/consent-settings-atom';
import styles from './consent-link.module.css';
import { STORED_IN_BROWSER_PATH } from './paths';

/** Opens the cookie settings again; where nothing is recorded, or without script, what is stored is explained instead. */
export function ConsentLink() {
  const open = useSetAtom(consentSettingsAtom);
  const replayUrl = useContext(ReplayContext);
  const isHydrated = useIsHydrated();
  if (!replayUrl || !isHydrated) {
    return (
      <PlainLink href={STORED_IN_BROWSER_PATH}>
        <Trans>Cookie-Einstellungen</Trans>
      </PlainLink>
    );
  }
  return (
    <button type="button" className={styles.button} onClick={() => open(true)}>
      <Trans>Cookie-Einstellungen</Trans>
    </button>
  );
}
