/** The message to a waiting process: the bundle to run, and all of its environment. */
export interface StandbyOrder {
  readonly file: string;
  readonly environment: NodeJS.ProcessEnv;
}
