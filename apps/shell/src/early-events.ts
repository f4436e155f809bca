/** A click, a form submission, or Escape, that is queued until the page can handle it. */
export interface EarlyEvent {
  readonly kind: 'press' | 'send' | 'escape';
  readonly element: HTMLElement;
  /** The button that sent the form. */
  readonly submitter?: HTMLElement | null;
}

export type EarlyField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a visitor does between the document and its hydration. */
export interface EarlyEvents {
  readonly actions: readonly EarlyEvent[];
  /** Fields touched, with the last value entered or chosen. */
  readonly fields: ReadonlyMap<EarlyField, string | boolean>;
  /** From now on React hears of clicks on radio buttons and checkboxes. */
  readonly releaseToggles: () => void;
  /** From now on the page handles its own events. */
  readonly release: () => void;
}

declare global {
  /** Set by the document's inline script; tests and tabs opened earlier may have none. */
  var earlyEvents: EarlyEvents | undefined;
}
