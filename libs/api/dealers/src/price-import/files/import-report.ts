/** The error of a line, in German for the author of the file. Line 0 stands for the whole file. */
export interface LineError {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** A price line's difference; money is net cents per unit at the reference amount. */
export interface PriceChange {
  readonly line: number;
  readonly branchId: number;
  readonly productId: number;
  readonly certificationId: number | null;
  readonly customerGroupId: number;
  readonly validFrom: Date;
  /** Null: not sold before. */
  readonly oldCents: number | null;
  readonly newCents: number;
  /**
   * Of what a customer pays, at the step and zone where it moves most, against the old price or the trusted one; without an
   * old price against the region's median, null where there is none.
   */
  readonly largestShare: number | null;
}

/** What an import would change or has changed; in German. */
export interface Change {
  readonly kind: 'neu' | 'geändert' | 'entfällt';
  readonly what: string;
  /** A price that waits for a yes (import-price-lists.ts). */
  readonly isJump: boolean;
  /** Of price lines alone. */
  readonly price?: PriceChange;
}

/** Filled while the files are read; an import with an error writes nothing, but where its bad lines are left out. */
export interface ImportReport {
  readonly errors: LineError[];
  readonly changes: Change[];
}

export const newReport = (): ImportReport => ({ errors: [], changes: [] });

/** Whether something is wrong with a line; such a line is never written. */
export const isBadLine = ({ errors }: ImportReport, own: { readonly file: string; readonly line: number }): boolean =>
  errors.some(({ file, line }) => file === own.file && line === own.line);
