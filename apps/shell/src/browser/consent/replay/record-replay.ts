import { postElsewhere } from '@heizplatz/api-client';
import { record } from '@rrweb/record';
import { collectBatches } from './collect-batches';
import { stripText } from './strip-text';

/**
 * Records what happens on the page and posts it in batches: { visit, number, events }. Texts, inputs and attributes
 * that may contain text are masked before anything is stored; the visit's id is random, for this page only, and
 * stored nowhere. Returns a function that stops it.
 */
export function recordReplay(url: string): () => void {
  const visit = crypto.randomUUID();
  const batches = collectBatches((number, events) => postElsewhere(url, { visit, number, events }));
  const stopRecording = record({
    emit: (event) => batches.add(stripText(event)),
    maskAllInputs: true,
    maskTextSelector: '*',
    slimDOMOptions: 'all',
    inlineStylesheet: false,
    recordCanvas: false,
    collectFonts: false,
    sampling: { mousemove: 200, scroll: 200, input: 'last' },
  });
  const onHide = () => batches.send();
  window.addEventListener('pagehide', onHide);
  return () => {
    stopRecording?.();
    window.removeEventListener('pagehide', onHide);
    batches.drop();
  };
}
