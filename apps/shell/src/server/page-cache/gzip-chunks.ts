import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { NONCE_LENGTH } from './nonces';

const deflate = promisify(deflateRaw);

/** RFC 1952: deflate, no name, no time, Unix. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** An empty last block. */
const END = Buffer.from([3, 0]);
/** The beginning of a stored block (RFC 1951): a nonce follows as it is. */
const NONCE_BLOCK = Buffer.from([0, NONCE_LENGTH, 0, 0xff - NONCE_LENGTH, 0xff]);

/**
 * Each chunk as blocks that end on a byte and refer to nothing outside, so that a nonce may be inserted between them. Compressed
 * by other threads, since a document takes some milliseconds.
 */
export async function zipPieces(pieces: readonly Buffer[]): Promise<readonly Buffer[]> {
  const options = { finishFlush: constants.Z_FULL_FLUSH };
  const deflated = await Promise.all(pieces.map((piece) => deflate(piece, options)));
  const last = pieces.length - 1;
  return deflated.map((bytes, index) =>
    Buffer.concat([...(index === 0 ? [HEADER] : []), bytes, index === last ? END : NONCE_BLOCK]),
  );
}

/** The last eight bytes of the gzip file of these pieces with this nonce, as characters of one byte each. */
export function gzipTrailer(pieces: readonly Uint8Array[], nonce: string): string {
  let checksum = 0;
  let length = 0;
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) {
      checksum = crc32(nonce, checksum);
      length += NONCE_LENGTH;
    }
    checksum = crc32(piece, checksum);
    length += piece.length;
  }
  return toBytes(checksum) + toBytes(length);
}

/** Little-endian. */
const toBytes = (value: number): string =>
  String.fromCharCode(value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24);
