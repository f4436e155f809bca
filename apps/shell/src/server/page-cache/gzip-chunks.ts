import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { applyShift, type ChecksumShift, shiftByBytes } from './checksums';

const deflate = promisify(deflateRaw);

/** RFC 1952: deflate, no name, no time, Unix. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** An empty last block. */
const END = Buffer.from([3, 0]);

/** A chunk, compressed, and what its bytes make of a file's checksum. */
export interface DeflatedChunk {
  readonly bytes: Buffer;
  readonly checksum: number;
  readonly shift: ChecksumShift;
  /** Of what it is unpacked to. */
  readonly length: number;
}

/**
 * Each chunk as blocks that end on a byte and refer to nothing outside, so that others may be inserted between them. Compressed
 * by other threads, since a document takes some milliseconds.
 */
export const deflatePieces = (pieces: readonly Buffer[]): Promise<DeflatedChunk[]> =>
  Promise.all(
    pieces.map(async (piece) => ({
      bytes: await deflate(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
      checksum: crc32(piece),
      shift: shiftByBytes(piece.length),
      length: piece.length,
    })),
  );

/** A stored block (RFC 1951): at most 65,535 bytes as they are. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/**
 * A gzip file of the chunks with the nonce between them, put together without compressing or summing anything again: some hundred
 * bytes are new.
 */
export function gzipParts(chunks: readonly DeflatedChunk[], nonce: Buffer): Buffer[] {
  const between = storedBlock(nonce);
  const parts: Buffer[] = [HEADER];
  let checksum = 0;
  let size = 0;
  for (const [index, chunk] of chunks.entries()) {
    if (index > 0) {
      parts.push(between);
      checksum = crc32(nonce, checksum);
      size += nonce.length;
    }
    parts.push(chunk.bytes);
    checksum = (applyShift(chunk.shift, checksum) ^ chunk.checksum) >>> 0;
    size += chunk.length;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(size >>> 0, 4);
  return [...parts, END, trailer];
}
