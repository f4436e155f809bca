/** A document's bytes: its pieces with the nonce between them. */
export function joinPieces(pieces: readonly Uint8Array[], nonce: string): Buffer {
  const between = Buffer.from(nonce);
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece])));
}
