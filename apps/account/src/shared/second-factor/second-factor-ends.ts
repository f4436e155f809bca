/** How the second step of a login ends. */
export interface SecondFactorEnds {
  readonly onDone: () => void;
  /** The first step is retained for five minutes. */
  readonly onTooLate: () => void;
}
