const nothing = (): void => undefined;

/**
 * A response that is already JSON, for calls that write theirs without intermediate objects. It must match the
 * contract.
 */
export class SerializedResponse {
  readonly json: string | Buffer;
  /** Called when the response has been handed to the operating system: its buffer may be reused. */
  readonly release: () => void;
  /** Null unless the browser shall offer it as a file; letters, digits, '-' and '.' alone. */
  readonly fileName: string | null;

  constructor(json: string | Buffer, release = nothing, fileName: string | null = null) {
    this.json = json;
    this.release = release;
    this.fileName = fileName;
  }
}
