/**
 * A response that is already JSON, for calls that write theirs without intermediate objects. It must match the
 * contract.
 */
export class SerializedResponse {
  readonly json: string | Buffer;
  /** Null unless the browser shall offer it as a file; letters, digits, '-' and '.' alone. */
  readonly fileName: string | null;

  constructor(json: string | Buffer, fileName: string | null = null) {
    this.json = json;
    this.fileName = fileName;
  }
}
