import type { EarlyEvent, EarlyField } from '../early-events';
import { nextTask } from './next-task';

/** Replays to a page the events that occurred before hydration. */
export interface EarlyAnswers {
  /** In the commit of hydration, so that the next click finds the entered values. */
  readonly reportFields: () => void;
  /** Once it is known who is here. */
  readonly answerActs: () => Promise<void>;
}

/** To be created right before hydration, which could not distinguish an entered value from a rendered one. */
export function earlyAnswers(): EarlyAnswers {
  const rendered = [...document.querySelectorAll<EarlyField>('input,textarea')];
  const filled = rendered.filter((field) => getValue(field) !== getRenderedValue(field));
  globalThis.earlyEvents?.actions.forEach(unmark);
  let notice = Promise.resolve();
  const before = new Map(filled.map((field) => [field, getValue(field)] as const));
  return {
    reportFields() {
      globalThis.earlyEvents?.releaseToggles();
      notice = notifyEach(new Map([...before, ...(globalThis.earlyEvents?.fields ?? [])]));
    },
    async answerActs() {
      await notice;
      const { actions = [], release } = globalThis.earlyEvents ?? {};
      release?.();
      // Each in a task of its own, so that its changes are rendered before the next one.
      for (const action of actions) {
        await nextTask();
        respond(action);
      }
    },
  };
}

/**
 * Each change is rendered before the next is dispatched, as during input: a form whose fields share one state value
 * would otherwise retain only the last one.
 */
async function notifyEach(values: ReadonlyMap<EarlyField, string | boolean>): Promise<void> {
  for (const [field, value] of values) {
    notify(field, value);
    // Before anything that a visitor can do.
    await Promise.resolve();
  }
}

/** The mark is none that React drew, so hydration may not meet it. */
const unmark = ({ element, submitter }: EarlyEvent) => (submitter ?? element).removeAttribute('data-waiting');

function respond(action: EarlyEvent): void {
  const { kind, element, submitter } = action;
  unmark(action);
  if (!element.isConnected) return;
  if (kind === 'escape') escape(element);
  else if (kind === 'press') element.click();
  // A button may handle its click itself, and prevent the form's submission.
  else if (submitter?.isConnected) submitter.click();
  else (element as HTMLFormElement).requestSubmit();
}

/** Browsers dispatch 'cancel' to a server-rendered dialog only once it is modal; other overlays receive the key. */
function escape(element: HTMLElement): void {
  const dialog = document.querySelector('dialog[open]');
  if (dialog) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  else element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}

const isToggle = (field: EarlyField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const isChosenFile = (field: EarlyField): boolean => field instanceof HTMLInputElement && Boolean(field.files?.length);

const getValue = (field: EarlyField): string | boolean => (isToggle(field) ? field.checked : field.value);

/** Nothing for a select: its options hold the value, and the browser notifies of each selection. */
function getRenderedValue(field: EarlyField): string | boolean | undefined {
  if (field instanceof HTMLSelectElement) return undefined;
  return isToggle(field) ? field.defaultChecked : field.defaultValue;
}

/** React compares with what it knows of the field, so it must see a change: from the document's value to the visitor's. */
function notify(field: EarlyField, value: string | boolean): void {
  if (!field.isConnected) return;
  if (isChosenFile(field)) {
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (value === getRenderedValue(field)) return;
  if (isToggle(field)) {
    // A radio button that was deselected is notified by the selected one.
    if (field.type === 'radio' && !value) return;
    field.checked = !value;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = String(value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    retype(field, String(value));
  }
}

/** The last step goes past React's own property on the element, as typing does. */
function retype(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = field;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  if (field === document.activeElement && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
