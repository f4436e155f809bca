/** What is wrong with a line, in German for whoever wrote the file. Line 0 stands for the whole file. */
export interface LineError {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** What an import would change or has changed; in German. */
export interface Change {
  readonly kind: 'neu' | 'geändert' | 'entfällt';
  readonly what: string;
  /** A price that moves by more than 15 %. */
  readonly isJump: boolean;
}

/** Filled while the files are read; an import with an error writes nothing. */
export interface ImportReport {
  readonly errors: LineError[];
  readonly changes: Change[];
}

export const newReport = (): ImportReport => ({ errors: [], changes: [] });
