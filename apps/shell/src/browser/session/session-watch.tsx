import { parseCookies, useApi } from '@heizplatz/api-client';
import type { CountryId } from '@heizplatz/country';
import { readSession, SESSION_TIMING, sessionAtom, startSession, type SessionTiming } from '@heizplatz/session';
import { useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react';
import { useStore } from 'jotai';
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { reloadOnChunkFailure } from '../../app/reload-on-chunk-failure';
import type { EarlyAnswers } from '../replay-early-events';
import type { createPageRouter } from '../create-page-router';
import type { LateSession } from './deferred-session';

interface SessionWatchProps {
  readonly router: ReturnType<typeof createPageRouter>;
  readonly session: LateSession;
  readonly timing: SessionTiming | undefined;
  readonly countryId: CountryId;
  readonly early: EarlyAnswers;
  /** Round the tree and not beside it: a sibling would change the ids within. */
  readonly children: ReactNode;
}

/**
 * After hydration the session atom gets the current user (documents themselves are public), and the session loop is
 * loaded. Then the visitor's early events are replayed.
 */
export function SessionWatch({
  router,
  session: late,
  timing = SESSION_TIMING,
  countryId,
  early,
  children,
}: SessionWatchProps): ReactNode {
  const api = useApi();
  const store = useStore();
  const { i18n } = useLingui();
  const { show } = useToast();
  const [first] = useState(() => async () => {
    const session = startSession(readSession(parseCookies(document.cookie), new Date()));
    // The current user changes much of a page: rendered in slices, like hydration itself.
    startTransition(() => store.set(sessionAtom, session));
    const { startWatch } = await import(/* webpackChunkName: "after-start" */ './start-watch');
    late.watch = startWatch({ api, store, router, i18n, timing, countryId, say: show });
  });
  useLayoutEffect(() => early.reportFields(), [early]);
  useEffect(() => {
    first()
      .catch((error: unknown) => reloadOnChunkFailure(error) || console.error(error))
      .then(early.answerActs)
      .catch(console.error);
  }, [first, early]);
  return children;
}
