/** A position in PostgreSQL's log (pg_lsn, '16/B374D848'): what is written later has a higher one. */
export type LogPosition = bigint;

const TEXT = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i;

/** Null for a text that is no position: it comes from a cookie. */
export function parseLogPosition(text: string): LogPosition | null {
  const [, high, low] = TEXT.exec(text) ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : null;
}

export const formatLogPosition = (position: LogPosition): string =>
  `${(position >> 32n).toString(16)}/${(position & 0xffffffffn).toString(16)}`.toUpperCase();

/** Above every position: whatever a replica has replayed, it is not enough. */
export const NEVER_REPLAYED: LogPosition = 0xffffffffffffffffn;
