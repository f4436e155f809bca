import type { EarlyEvent, EarlyField } from '../../early-events';

/** How long what is sent waits for script before it goes to the server, where that can take it; ms. */
interface Patience {
  /** A search (GET with an address): the server handles it well, only without a message at the field. */
  readonly searchMs: number;
  readonly otherMs: number;
}

/**
 * Runs in the browser, sent as its own text (start-script.ts). Until the page is hydrated nothing handles a click,
 * and a form that needs script would go to its own address with everything in the query: all is stored for
 * `replayEarlyEvents`. Links work by themselves.
 */
export function captureEarlyEvents({ searchMs, otherMs }: Patience): void {
  const actions: EarlyEvent[] = [];
  const fields = new Map<EarlyField, string | boolean>();
  const store = (event: Event, action: EarlyEvent, view?: HTMLElement | null) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    view?.setAttribute('data-waiting', '');
    if (actions.some(({ element }) => element === action.element)) return;
    actions.push(action);
    const method = action.element.getAttribute('method');
    const takesQuery = method === 'get' && action.element.hasAttribute('action');
    // A hidden one has no field for a message: its buttons wait for the page's better handling.
    const isSearch = takesQuery && !action.element.hidden;
    setTimeout(
      () => {
        view?.removeAttribute('data-waiting');
        if (!globalThis.earlyEvents || action.kind !== 'send' || !(takesQuery || method === 'post')) return;
        release();
        (action.element as HTMLFormElement).requestSubmit(action.submitter ?? undefined);
      },
      isSearch ? searchMs : otherMs,
    );
  };
  const click = (event: Event) => {
    const button = (event.target as Element).closest('button');
    if (button?.type === 'button') store(event, { kind: 'press', element: button }, button);
  };
  const send = (event: Event) => {
    const { submitter } = event as SubmitEvent;
    store(event, { kind: 'send', element: event.target as HTMLFormElement, submitter }, submitter);
  };
  // A search that the browser rejects is a submission to the page as well, which displays its own message.
  const refuse = (event: Event) => {
    const { form } = event.target as HTMLInputElement;
    if (form?.method !== 'get' || !form.hasAttribute('action')) return;
    const { activeElement } = document;
    const submitter = activeElement instanceof HTMLButtonElement && activeElement.form === form ? activeElement : null;
    store(event, { kind: 'send', element: form, submitter }, submitter);
  };
  const type = (event: KeyboardEvent) => {
    if (event.key === 'Escape') actions.push({ kind: 'escape', element: event.target as HTMLElement });
  };
  const isToggle = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';
  // React would hydrate at this click and take the state that the click already changed for the rendered one.
  const hold = (event: Event) => {
    if (isToggle(event.target as HTMLInputElement)) event.stopImmediatePropagation();
  };
  const touch = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    fields.set(field, isToggle(field) ? field.checked : field.value);
  };
  const releaseToggles = () => removeEventListener('click', hold, true);
  const release = () => {
    globalThis.earlyEvents = undefined;
    releaseToggles();
    removeEventListener('click', click, true);
    removeEventListener('submit', send, true);
    removeEventListener('invalid', refuse, true);
    removeEventListener('keydown', type, true);
    removeEventListener('input', touch, true);
  };
  addEventListener('click', click, true);
  addEventListener('click', hold, true);
  addEventListener('submit', send, true);
  addEventListener('invalid', refuse, true);
  addEventListener('keydown', type, true);
  addEventListener('input', touch, true);
  globalThis.earlyEvents = { actions, fields, releaseToggles, release };
}
