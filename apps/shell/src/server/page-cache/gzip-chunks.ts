import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { applyShift, type ChecksumShift, combineShifts, shiftByBytes } from './checksums';
import { NONCE_LENGTH } from './nonces';

const deflate = promisify(deflateRaw);

/** RFC 1952: deflate, no name, no time, Unix. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** An empty last block. */
const END = Buffer.from([3, 0]);
/** The beginning of a stored block (RFC 1951): a nonce follows as it is. */
const NONCE_BLOCK = Buffer.from([0, NONCE_LENGTH, 0, 0xff - NONCE_LENGTH, 0xff]);

/** A gzip file with holes for its nonce, and what its trailer is computed from. */
export interface ZippedPage {
  /** What stands before, between and after the nonces, without the trailer. */
  readonly pieces: readonly Buffer[];
  /** The file's checksum without what its nonces add, and how the checksum of a nonce becomes that. */
  readonly checksum: number;
  readonly nonceShift: ChecksumShift;
  /** Of what it is unpacked to. */
  readonly length: number;
}

/**
 * Each chunk as blocks that end on a byte and refer to nothing outside, so that a nonce may be inserted between them. Compressed
 * by other threads, since a document takes some milliseconds.
 */
export async function zipPieces(pieces: readonly Buffer[]): Promise<ZippedPage> {
  const options = { finishFlush: constants.Z_FULL_FLUSH };
  const deflated = await Promise.all(pieces.map((piece) => deflate(piece, options)));
  const last = pieces.length - 1;
  const zipped = deflated.map((bytes, index) =>
    Buffer.concat([...(index === 0 ? [HEADER] : []), bytes, index === last ? END : NONCE_BLOCK]),
  );
  return { pieces: zipped, ...sumUp(pieces) };
}

/** crc(AB) = shift(crc(A)) ^ crc(B): each part counts by what follows it, and a nonce is the same wherever it stands. */
function sumUp(pieces: readonly Buffer[]): Pick<ZippedPage, 'checksum' | 'nonceShift' | 'length'> {
  let checksum = 0;
  let length = 0;
  let nonceShift: ChecksumShift = new Uint32Array(32);
  for (const [index, piece] of pieces.toReversed().entries()) {
    if (index > 0) {
      nonceShift = combineShifts(nonceShift, shiftByBytes(length));
      length += NONCE_LENGTH;
    }
    checksum = (checksum ^ applyShift(shiftByBytes(length), crc32(piece))) >>> 0;
    length += piece.length;
  }
  return { checksum, nonceShift, length };
}

/** The last eight bytes of the file with this nonce, as characters of one byte each. */
export function gzipTrailer({ checksum, nonceShift, length }: ZippedPage, nonce: string): string {
  return toBytes(checksum ^ applyShift(nonceShift, crc32(nonce))) + toBytes(length);
}

/** Little-endian. */
const toBytes = (value: number): string =>
  String.fromCharCode(value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24);
