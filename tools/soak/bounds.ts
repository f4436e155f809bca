/** What was written during the run, which explains what disks hold. */
export interface Written {
  readonly orders: number;
  readonly imports: number;
  readonly switches: number;
  /** PostgreSQL's max_wal_size. */
  readonly maxWalMb: number;
}

/**
 * The limits of a metric. 'level': the last third's minimum, median or maximum may exceed the middle third's by a
 * share and a slack. 'below': no sample may exceed a value. 'grows': from first to last sample by what was written,
 * and a slack.
 */
export type Bound =
  | { readonly kind: 'level'; readonly of: 'min' | 'median' | 'max'; readonly share: number; readonly slack: number }
  | { readonly kind: 'below'; readonly atMost: (written: Written) => number }
  | { readonly kind: 'grows'; readonly atMost: (written: Written) => number };

const KB = 1 / 1024;

/** What is left after a garbage collection: everything above it is garbage that was not collected yet. */
const HEAP: Bound = { kind: 'level', of: 'min', share: 0.1, slack: 20 };
const MEMORY: Bound = { kind: 'level', of: 'median', share: 0.1, slack: 20 };
/** A pool opens and closes a few at any time. */
const COUNT: Bound = { kind: 'level', of: 'max', share: 0, slack: 8 };
/** A backend opens up to a hundred files of tables, and is replaced after a while. */
const DATABASE_HANDLES: Bound = { kind: 'level', of: 'max', share: 0.15, slack: 100 };

/** By a metric's name; the first that matches. */
const BOUNDS: readonly (readonly [RegExp, Bound])[] = [
  // An order has its row, events, idempotency key, jobs and two mails with their texts; a dead row waits for vacuum.
  [
    /^database size MB$/,
    { kind: 'grows', atMost: ({ orders, imports }) => 20 + orders * 60 * KB + imports * 100 * KB },
  ],
  [/^uploads MB$/, { kind: 'grows', atMost: ({ orders }) => 1 + orders * 10 * KB }],
  // Each switch is an entry of the pointer with the versions before it.
  [/^releases MB$/, { kind: 'grows', atMost: ({ switches }) => 0.1 + switches * 2 * KB }],
  // PostgreSQL exceeds max_wal_size by what comes in during a checkpoint.
  [/^database log MB$/, { kind: 'below', atMost: ({ maxWalMb }) => maxWalMb * 1.1 }],
  [/^database handles$/, DATABASE_HANDLES],
  [/^page cache documents$/, { kind: 'level', of: 'median', share: 0.1, slack: 50 }],
  [/^render worker restarts$/, { kind: 'grows', atMost: () => 0 }],
  [/ heap MB$/, HEAP],
  [/ MB$/, MEMORY],
];

export const findBound = (name: string): Bound => BOUNDS.find(([pattern]) => pattern.test(name))?.[1] ?? COUNT;
