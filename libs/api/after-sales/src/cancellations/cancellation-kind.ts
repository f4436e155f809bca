import type { CancellationKind as Kind } from '@heizplatz/contract';
import type * as v from 'valibot';

export type CancellationKind = v.InferOutput<typeof Kind>;

/** Who brought it about: a dealer that cannot deliver, or the customer; goodwill is granted to a customer's wish. */
export const causedBy = (kind: CancellationKind): 'customer' | 'dealer' =>
  kind === 'dealer' || kind === 'undeliverable' ? 'dealer' : 'customer';
