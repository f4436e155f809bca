import { sendBeacon } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { claimFailure, getPageRelease } from '../app/page-release';
import { collectScriptErrors, type ScriptErrorReport } from './collect-script-errors';

interface PageLocation {
  /** Another one with each navigation, also to the same path with another query. */
  readonly key: string;
}

interface RoutedPage {
  readonly state: { readonly location: PageLocation };
  readonly subscribe: (listener: (state: { readonly location: PageLocation }) => void) => void;
}

/** Sends what went wrong on each route change after the first and when the page closes (rule ERROR-06). */
export function startErrorTrace(router: RoutedPage): void {
  const collector = collectScriptErrors({ clock: () => Date.now(), userAgent: navigator.userAgent });
  window.addEventListener('error', (event) =>
    collector.add({
      message: event.message,
      filename: event.filename,
      lineno: event.lineno,
      colno: event.colno,
      stack: getStack(event.error),
    }),
  );
  window.addEventListener('unhandledrejection', (event) =>
    collector.add({ message: String(event.reason), stack: getStack(event.reason) }),
  );
  let { key } = router.state.location;
  let href = location.href;
  let release = getPageRelease();
  const send = (report: ScriptErrorReport | null) =>
    report && sendBeacon(CALLS.reportScriptError, { body: { ...report, ...claimFailure(release) } });
  router.subscribe((state) => {
    if (state.location.key === key) return;
    ({ key } = state.location);
    send(collector.take(href));
    href = location.href;
    release = getPageRelease();
  });
  window.addEventListener('pagehide', () => send(collector.take(href)));
}

const getStack = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '');
