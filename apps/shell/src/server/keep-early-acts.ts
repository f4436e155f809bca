import type { EarlyAct, EarlyField } from '../early-acts';

/**
 * Runs in the browser, sent as its own text (start-script.ts). Until the page is hydrated nobody answers a press, and a form
 * that needs script would go to its own address with everything in the query: both are kept for `answerEarlyActs`. Links and
 * searches (GET with an address) work by themselves. When no script comes within `patienceMs`, a form that the server can
 * take goes there.
 */
export function keepEarlyActs(patienceMs: number): void {
  const acts: EarlyAct[] = [];
  const fields = new Map<EarlyField, string | boolean>();
  const keep = (event: Event, act: EarlyAct, shown?: HTMLElement | null) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    shown?.setAttribute('data-waiting', '');
    if (acts.some(({ element }) => element === act.element)) return;
    acts.push(act);
    setTimeout(() => {
      shown?.removeAttribute('data-waiting');
      if (!globalThis.earlyActs || act.kind !== 'send' || act.element.getAttribute('method') !== 'post') return;
      release();
      (act.element as HTMLFormElement).requestSubmit(act.submitter);
    }, patienceMs);
  };
  const press = (event: Event) => {
    const button = (event.target as Element).closest('button');
    if (button?.type === 'button') keep(event, { kind: 'press', element: button }, button);
  };
  const send = (event: Event) => {
    const element = event.target as HTMLFormElement;
    if (element.getAttribute('method') === 'get' && element.hasAttribute('action')) return;
    const { submitter } = event as SubmitEvent;
    keep(event, { kind: 'send', element, submitter }, submitter);
  };
  const touch = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    fields.set(field, /^(checkbox|radio)$/.test(field.type) ? field.checked : field.value);
  };
  const release = () => {
    globalThis.earlyActs = undefined;
    removeEventListener('click', press, true);
    removeEventListener('submit', send, true);
    removeEventListener('input', touch, true);
  };
  addEventListener('click', press, true);
  addEventListener('submit', send, true);
  addEventListener('input', touch, true);
  globalThis.earlyActs = { acts, fields, release };
}
