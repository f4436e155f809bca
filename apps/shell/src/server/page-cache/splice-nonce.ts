import { NONCE_LENGTH } from './nonces';

/** Pieces up to this size are cheaper copied than written apart. */
const SMALL_BYTES = 4096;

/** Bytes as they are, or small pieces as characters of one byte each between which the nonce stands. */
export type Run = Buffer | readonly string[];

/** What is sent of a page each time. */
interface Body {
  readonly runs: readonly Run[];
  /** In bytes, nonces included; nonces are ASCII. */
  readonly length: number;
}

const bodies = new WeakMap<readonly Buffer[], Body>();

/** The pieces in as few runs as possible, put together once. */
export function getBody(pieces: readonly Buffer[]): Body {
  const known = bodies.get(pieces);
  if (known) return known;
  const body = toBody(pieces);
  bodies.set(pieces, body);
  return body;
}

function toBody(pieces: readonly Buffer[]): Body {
  const runs: Run[] = [];
  let texts = [''];
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) texts.push('');
    // Stryker disable next-line ConditionalExpression,EqualityOperator: copied or apart, the bytes are the same
    if (piece.length <= SMALL_BYTES) texts.push((texts.pop() ?? '') + piece.toString('latin1'));
    else {
      runs.push(texts, piece);
      texts = [''];
    }
  }
  runs.push(texts);
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0) + (pieces.length - 1) * NONCE_LENGTH;
  // Stryker disable next-line ConditionalExpression,EqualityOperator: an empty run writes nothing
  return { runs: runs.filter((run) => run.length > 1 || run[0] !== ''), length };
}

/** Bytes, or characters of one byte each. */
export const spliceNonce = (run: Run, nonce: string): Buffer | string =>
  run instanceof Buffer ? run : run.join(nonce);
