/** A press, a form sent, or Escape, that waits until the page can answer. */
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
  /** Fields touched, and what was last typed or chosen there. */
  readonly fields: ReadonlyMap<EarlyField, string | boolean>;
  /** From now on the page answers for itself. */
  readonly release: () => void;
}

declare global {
  /** Set by the document's inline script; tests and kept tabs may have none. */
  var earlyEvents: EarlyEvents | undefined;
}
