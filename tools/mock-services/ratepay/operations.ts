export interface OperationRequest {
  readonly kind: 'adjust' | 'capture' | 'refund';
  /** Of adjust what is authorised from now on; else what is paid out, or back. */
  readonly amountCents: number;
}

export interface Operation extends OperationRequest {
  readonly key: string;
  readonly state: 'accepted' | 'refused';
  readonly reason: string | null;
  /** How often it was sent. */
  readonly sends: number;
  readonly request: unknown;
}

/** What stands on an authorisation after its operations. */
export interface Balance {
  readonly authorisedCents: number;
  readonly capturedCents: number;
  readonly refundedCents: number;
}

/** What forbids it; null: nothing. */
export function objectionTo({ kind, amountCents }: OperationRequest, balance: Balance): string | null {
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0) return 'AMOUNT_INVALID';
  const { authorisedCents, capturedCents, refundedCents } = balance;
  if (kind === 'adjust') return amountCents < capturedCents ? 'BELOW_CAPTURED' : null;
  if (kind === 'capture') return capturedCents + amountCents > authorisedCents ? 'ABOVE_AUTHORISED' : null;
  return refundedCents + amountCents > capturedCents ? 'ABOVE_CAPTURED' : null;
}

export function applyOperation({ kind, amountCents }: OperationRequest, balance: Balance): Balance {
  if (kind === 'adjust') return { ...balance, authorisedCents: amountCents };
  if (kind === 'capture') return { ...balance, capturedCents: balance.capturedCents + amountCents };
  return { ...balance, refundedCents: balance.refundedCents + amountCents };
}

const KINDS = ['adjust', 'capture', 'refund'];

export const isOperation = (body: unknown): body is OperationRequest =>
  typeof body === 'object' &&
  body !== null &&
  'kind' in body &&
  typeof body.kind === 'string' &&
  KINDS.includes(body.kind) &&
  'amountCents' in body &&
  typeof body.amountCents === 'number';
