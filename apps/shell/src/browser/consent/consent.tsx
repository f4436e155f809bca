import { useLocation, useUser } from '@heizplatz/router';
import { DEALER_LINKS_BEGINNING, PREVIEW_BEGINNING } from '@heizplatz/routes';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { ConsentBar } from './consent-bar';
import { consentSettingsAtom } from './consent-settings-atom';
import { storeReplay } from './replay/store-replay';
import { useConsent } from './use-consent';

/** Previews are the editors', dealers come by their mails, and staff who act for a customer must not decide for it. */
function useIsVisit(): boolean {
  const user = useUser();
  const { pathname } = useLocation();
  const isOthers = [DEALER_LINKS_BEGINNING, PREVIEW_BEGINNING].some((beginning) => pathname.startsWith(beginning));
  return !isOthers && !user?.isImpersonatedS;
}

/** The consent dialog while it is open, and the effect of the decision: a recording runs only with consent. */
export function Consent({ replayUrl }: { replayUrl: string }) {
  const { statistics, decide } = useConsent();
  const [isRequestedAgain, setRequestedAgain] = useAtom(consentSettingsAtom);
  const isVisit = useIsVisit();
  const isRecorded = isVisit && statistics === true;
  useEffect(() => {
    void storeReplay(isRecorded ? replayUrl : null);
  }, [isRecorded, replayUrl]);
  if (!isRequestedAgain && (!isVisit || statistics !== null)) return null;
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
