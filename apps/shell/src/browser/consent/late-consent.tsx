import { useIsHydrated } from '@heizplatz/ui';
import { lazy, Suspense, useContext } from 'react';
import { ReplayContext } from '../../app/replay-context';

const Consent = lazy(async () => ({ default: (await import(/* webpackChunkName: "consent" */ './consent')).Consent }));

/**
 * Requests consent where something requires it, once the page is hydrated: documents are the same for everybody, and
 * without script nothing is loaded that would need it.
 */
export function LateConsent() {
  const replayUrl = useContext(ReplayContext);
  const isHydrated = useIsHydrated();
  if (!replayUrl || !isHydrated) return null;
  return (
    <Suspense fallback={null}>
      <Consent replayUrl={replayUrl} />
    </Suspense>
  );
}
