import type { OperationBehaviour } from './behaviour.ts';
import { applyOperation, type Balance, objectionTo, type Operation, type OperationRequest } from './operations.ts';

export interface Authorisation extends Balance {
  readonly key: string;
  readonly state: 'accepted' | 'refused' | 'voided';
  /** The double's own number of it; refused ones and those voided before they came have none. */
  readonly reference: string | null;
  /** How often it was sent. */
  readonly sends: number;
  /** The first request; null for one that was voided before it arrived. */
  readonly request: unknown;
  /** First come first; one entry a key. */
  readonly operations: readonly Operation[];
}

const NOTHING: Balance & Pick<Authorisation, 'operations'> = {
  ...{ authorisedCents: 0, capturedCents: 0, refundedCents: 0 },
  operations: [],
};

function getObjection(request: OperationRequest, entry: Authorisation, behaviour: OperationBehaviour): string | null {
  if (entry.state !== 'accepted') return 'NOT_AUTHORISED';
  const isMore = request.kind === 'adjust' && request.amountCents > entry.authorisedCents;
  if (behaviour === 'refuse' || (behaviour === 'refuse-more' && isMore)) return 'CREDIT_CHECK';
  return objectionTo(request, entry);
}

/** The mock service's authorisations; one entry per key, whatever is sent again. */
export class Ledger {
  readonly #entries = new Map<string, Authorisation>();

  all(): Authorisation[] {
    return [...this.#entries.values()];
  }

  get(key: string): Authorisation | undefined {
    return this.#entries.get(key);
  }

  /** The entry of a key, made on its first send. */
  record(key: string, request: { readonly totalCents?: unknown }, state: 'accepted' | 'refused'): Authorisation {
    const known = this.#entries.get(key);
    const reference = state === 'accepted' ? `RP-${String(this.#entries.size + 1).padStart(6, '0')}` : null;
    const authorisedCents = state === 'accepted' && typeof request.totalCents === 'number' ? request.totalCents : 0;
    const entry = known
      ? { ...known, sends: known.sends + 1 }
      : { ...NOTHING, key, state, reference, sends: 1, request, authorisedCents };
    this.#entries.set(key, entry);
    return entry;
  }

  /** The operation of a key, carried out on its first send alone. */
  operate(
    entry: Authorisation,
    query: { readonly key: string; readonly request: OperationRequest; readonly behaviour: OperationBehaviour },
  ): Operation {
    const { key, request, behaviour } = query;
    const known = entry.operations.find((one) => one.key === key);
    if (known) {
      const again = { ...known, sends: known.sends + 1 };
      const operations = entry.operations.map((one) => (one === known ? again : one));
      this.#entries.set(entry.key, { ...entry, operations });
      return again;
    }
    const reason = getObjection(request, entry, behaviour);
    const { kind, amountCents } = request;
    const state = reason === null ? 'accepted' : 'refused';
    const operation = { key, kind, amountCents, state, reason, sends: 1, request } as const;
    const balance = reason === null ? applyOperation(request, entry) : entry;
    this.#entries.set(entry.key, { ...entry, ...balance, operations: [...entry.operations, operation] });
    return operation;
  }

  /** Also before it came: then it is refused when it does. False: it was paid out, and can be refunded alone. */
  void(key: string): boolean {
    const known = this.#entries.get(key) ?? { ...NOTHING, key, reference: null, sends: 0, request: null };
    if (known.capturedCents > 0) return false;
    this.#entries.set(key, { ...known, state: 'voided' });
    return true;
  }
}
