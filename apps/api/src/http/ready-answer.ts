const nothing = (): void => undefined;

/** An answer that is JSON already, for calls that write theirs without objects in between. It must fit the contract. */
export class ReadyAnswer {
  readonly json: string | Buffer;
  /** Called when the answer has been handed to the system: its bytes may be used again. */
  readonly release: () => void;

  constructor(json: string | Buffer, release = nothing) {
    this.json = json;
    this.release = release;
  }
}
