import { useBlocker } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { hasUnsavedForms } from './unsaved-forms';

/** Once a page: a router takes one blocker, however many forms there are. */
export function useLeaveQuestion(): void {
  const { t } = useLingui();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsavedForms() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(t`Ihre Änderungen sind noch nicht gespeichert. Seite trotzdem verlassen?`)) blocker.proceed();
    else blocker.reset();
  }, [blocker, t]);
}
