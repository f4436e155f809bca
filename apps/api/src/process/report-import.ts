const VISIBLE_ERRORS = 50;

interface Imported {
  readonly errors: readonly { readonly line: number; readonly message: string }[];
}

/** Prints the error of each line to the console, or `done`; returns the exit code. */
export function reportImport({ errors }: Imported, done: string): 0 | 1 {
  for (const { line, message } of errors.slice(0, VISIBLE_ERRORS)) console.error(`Line ${line}: ${message}`);
  if (errors.length > 0) {
    console.error(`Found ${errors.length} errors. Nothing was imported.`);
    return 1;
  }
  console.log(done);
  return 0;
}
