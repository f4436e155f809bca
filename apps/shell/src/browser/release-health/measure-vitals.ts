import { sendBeacon } from '@heizplatz/api-client';
import { CALLS, type ReleaseName } from '@heizplatz/contract';
import { onINP, onLCP } from 'web-vitals';

/**
 * Reports the document's Largest Contentful Paint and Interaction to Next Paint once, when the visitor leaves it for the
 * first time. What happened before this was loaded is included: browsers keep those entries.
 */
export function measureVitals(release: ReleaseName): void {
  let largestPaintMs: number | null = null;
  let interactionMs: number | null = null;
  // Each value so far, since the page may be gone before the last one is declared final.
  onLCP(({ value }) => (largestPaintMs = value), { reportAllChanges: true });
  onINP(({ value }) => (interactionMs = value), { reportAllChanges: true });
  document.addEventListener('visibilitychange', function report() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    if (largestPaintMs === null && interactionMs === null) return;
    sendBeacon(CALLS.reportPageView, { body: { release, isEntry: false, largestPaintMs, interactionMs } });
  });
}
