import { useBlocker } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { CASE_PARAM } from '../list-panes/case-address';
import { hasUnsavedCase, hasUnsavedForms } from './unsaved-forms';

const getCase = (search: string): string | null => new URLSearchParams(search).get(CASE_PARAM);

/** Once a page: a router takes one blocker, however many forms there are. */
export function useLeaveQuestion(): void {
  const { t } = useLingui();
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    currentLocation.pathname === nextLocation.pathname
      ? hasUnsavedCase() && getCase(currentLocation.search) !== getCase(nextLocation.search)
      : hasUnsavedForms(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(t`Ihre Änderungen sind noch nicht gespeichert. Seite trotzdem verlassen?`)) blocker.proceed();
    else blocker.reset();
  }, [blocker, t]);
}
