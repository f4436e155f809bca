/** The outcome of a change that waits for a second person. */
export const HELD_OUTCOME = 'held';

export interface AuditNote {
  /** For whom it was done, when the request does not say. */
  readonly forUser?: { readonly id: number; readonly name: string };
  /** The dealer that it was done for, or that it concerns. */
  readonly dealer?: { readonly id: number; readonly name: string };
  readonly before?: unknown;
  readonly after?: unknown;
  /** Where it is neither 'done' nor the problem's code. */
  readonly outcome?: typeof HELD_OUTCOME;
  /** The reason, as entered by the user. */
  readonly reason?: string;
}

/** What a handler adds to the audit line of its call; without a line it goes nowhere. Later notes add to earlier ones. */
export interface AuditNotes {
  note(note: AuditNote): void;
  taken(): AuditNote;
}

export function createAuditNotes(): AuditNotes {
  let stored: AuditNote = {};
  return {
    note: (note) => {
      stored = { ...stored, ...note };
    },
    taken: () => stored,
  };
}
