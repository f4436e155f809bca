/** A line of a file with its number as editors count. */
export interface CsvLine<Value> {
  readonly file: string;
  readonly line: number;
  readonly value: Value;
}
