import type { StaffCell } from './staff-column';

/** Takes rows one after the other; waits until what reads the file has taken them. */
export interface FileSink {
  row(cells: readonly StaffCell[]): Promise<void>;
  end(): Promise<void>;
}

/** Where a file's bytes go; resolves when there is room for more, throws when nobody reads any more. */
export type WriteBytes = (bytes: Uint8Array | string) => Promise<void>;
