import { constants, crc32, deflateRawSync } from 'node:zlib';

/** RFC 1952: deflate, no name, no time, Unix. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** An empty last block. */
const END = Buffer.from([3, 0]);

/**
 * Each chunk as blocks that end on a byte and refer to nothing outside, so that others may be inserted between them.
 */
export const deflatePieces = (pieces: readonly Buffer[]): Buffer[] =>
  pieces.map((piece) => deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH }));

/** A stored block (RFC 1951): at most 65,535 bytes as they are. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/**
 * A gzip file of the pieces with the nonce between them, put together without compressing anything again: some hundred
 * bytes are new, and the checksum runs over what the browser will read.
 */
export function gzipParts(pieces: readonly Buffer[], deflated: readonly Buffer[], nonce: Buffer): Buffer[] {
  const between = storedBlock(nonce);
  const parts: Buffer[] = [HEADER];
  let checksum = 0;
  let size = 0;
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) {
      parts.push(between);
      checksum = crc32(nonce, checksum);
      size += nonce.length;
    }
    parts.push(deflated[index] ?? Buffer.alloc(0));
    checksum = crc32(piece, checksum);
    size += piece.length;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(size >>> 0, 4);
  return [...parts, END, trailer];
}
