export interface Authorisation {
  readonly key: string;
  readonly state: 'accepted' | 'refused' | 'voided';
  /** The double's own number of it; refused ones and those voided before they came have none. */
  readonly reference: string | null;
  /** How often it was sent. */
  readonly sends: number;
  /** What was asked for the first time; null for one that was voided before it came. */
  readonly request: unknown;
}

/** What the double authorised; one entry a key, whatever is sent again. */
export class Ledger {
  readonly #entries = new Map<string, Authorisation>();

  all(): Authorisation[] {
    return [...this.#entries.values()];
  }

  /** The entry of a key, made on its first send. */
  record(key: string, request: unknown, state: 'accepted' | 'refused'): Authorisation {
    const known = this.#entries.get(key);
    const reference = state === 'accepted' ? `RP-${String(this.#entries.size + 1).padStart(6, '0')}` : null;
    const entry = known ? { ...known, sends: known.sends + 1 } : { key, state, reference, sends: 1, request };
    this.#entries.set(key, entry);
    return entry;
  }

  /** Also before it came: then it is refused when it does. */
  void(key: string): void {
    const known = this.#entries.get(key) ?? { key, reference: null, sends: 0, request: null };
    this.#entries.set(key, { ...known, state: 'voided' });
  }
}
