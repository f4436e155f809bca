import { useBlocker } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

/** Asks before another page takes what was typed: by the browser when the window goes, by a question on our own links. */
export function useUnsavedWarning(isUnsaved: boolean): void {
  const { t } = useLingui();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(t`Ihre Änderungen sind noch nicht gespeichert. Seite trotzdem verlassen?`)) blocker.proceed();
    else blocker.reset();
  }, [blocker, t]);
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
