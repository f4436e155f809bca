/** An answer that is JSON already, for calls that write theirs without objects in between. UTF-8; it must fit the contract. */
export class ReadyAnswer {
  readonly json: Buffer;

  constructor(json: Buffer) {
    this.json = json;
  }
}
