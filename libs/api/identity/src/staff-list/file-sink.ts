import type { StaffCell } from './staff-column';

/** Takes rows one after the other; waits until what reads the file has taken them. */
export interface FileSink {
  row(cells: readonly StaffCell[]): Promise<void>;
  end(): Promise<void>;
}

/**
 * The destination of a file's bytes; resolves when more can be written, throws when the reader has closed the
 * connection.
 */
export type WriteBytes = (bytes: Uint8Array | string) => Promise<void>;
