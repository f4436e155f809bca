/** What a waiting process is told: the bundle to run, and all of its environment. */
export interface StandbyOrder {
  readonly file: string;
  readonly environment: NodeJS.ProcessEnv;
}
