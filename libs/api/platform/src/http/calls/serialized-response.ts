const nothing = (): void => undefined;

/** An answer that is JSON already, for calls that write theirs without objects in between. It must fit the contract. */
export class SerializedResponse {
  readonly json: string | Buffer;
  /** Called when the answer has been handed to the system: its bytes may be used again. */
  readonly release: () => void;
  /** Null unless the browser shall offer it as a file; letters, digits, '-' and '.' alone. */
  readonly fileName: string | null;

  constructor(json: string | Buffer, release = nothing, fileName: string | null = null) {
    this.json = json;
    this.release = release;
    this.fileName = fileName;
  }
}
