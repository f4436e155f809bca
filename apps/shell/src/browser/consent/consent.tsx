import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { ConsentBar } from './consent-bar';
import { consentSettingsAtom } from './consent-settings-atom';
import { storeReplay } from './replay/store-replay';
import { useConsent } from './use-consent';

/** The consent dialog while it is open, and the effect of the decision: a recording runs only with consent. */
export function Consent({ replayUrl }: { replayUrl: string }) {
  const { statistics, decide } = useConsent();
  const [isRequestedAgain, setRequestedAgain] = useAtom(consentSettingsAtom);
  useEffect(() => {
    void storeReplay(statistics === true ? replayUrl : null);
  }, [statistics, replayUrl]);
  if (statistics !== null && !isRequestedAgain) return null;
  return (
    <ConsentBar
      chosen={statistics}
      receiver={new URL(replayUrl).host}
      takesFocus={isRequestedAgain}
      onDecide={(next) => {
        decide(next);
        setRequestedAgain(false);
      }}
      {...(statistics !== null && { onClose: () => setRequestedAgain(false) })}
    />
  );
}
