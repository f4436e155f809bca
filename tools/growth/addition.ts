/** A text that stands once in a file, and what comes behind it. */
export interface Insertion {
  readonly file: string;
  readonly behind: string;
  readonly text: string;
}

/** A text that stands once in a file, and what it becomes. */
export interface Replacement {
  readonly file: string;
  readonly old: string | RegExp;
  readonly text: string | ((old: string) => string);
}

export interface NewFile {
  readonly file: string;
  readonly content: string;
}

/** What a developer writes by hand to let the marketplace have one thing more. */
export interface Addition {
  readonly name: string;
  /** How many files may be changed or written by hand, texts, pictures and what commands write aside. */
  readonly limit: number;
  /** Of them, files that hold texts or pictures alone; they are printed and not counted. */
  readonly assets: readonly string[];
  readonly changes: readonly (Insertion | Replacement | NewFile)[];
  /** Folders and files whose specs have to pass with it. */
  readonly specs: readonly string[];
}
