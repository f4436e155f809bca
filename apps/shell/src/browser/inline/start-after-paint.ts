/**
 * Runs in the browser, sent as its own text (start-script.ts), so it uses nothing from outside. Documents are
 * complete without script, so none competes with the first paint: scripts are requested once the page has been
 * painted, or as soon as the visitor touches it. `scripts` run in their order, `ahead` are only fetched. A tab in the
 * background paints nothing: it waits three seconds.
 */
export function startAfterPaint(scripts: readonly string[], ahead: readonly string[]): void {
  const nonce = document.currentScript?.nonce ?? '';
  const actions = ['pointerdown', 'keydown', 'focusin'];
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    actions.forEach((action) => removeEventListener(action, start, true));
    for (const src of scripts)
      document.head.append(Object.assign(document.createElement('script'), { src, nonce, async: false }));
    for (const href of ahead)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href, nonce }),
      );
  };
  actions.forEach((action) => addEventListener(action, start, true));
  setTimeout(start, 3000);
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length > 0) setTimeout(start);
  }).observe({ type: 'paint', buffered: true });
}
