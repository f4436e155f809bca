import type { MailServer } from '../mail-server.ts';
import type { OwnSystem } from '../own-system.ts';
import type { Valkey } from '../valkey.ts';

export interface Dependencies {
  readonly system: OwnSystem;
  readonly mailServer: MailServer;
  readonly valkey: Valkey;
  /** How long a fault that lasts is left alone. */
  readonly lastsMs: number;
}

export interface Fault {
  readonly name: string;
  /** Whether a process of the marketplace dies of it. */
  readonly isKill?: boolean;
  /** Whether visitors must not notice: a page that fails meanwhile is a failure of the run. */
  readonly isHidden?: boolean;
  /** Resolves when its cause is over, with a function that returns whether a killed process is replaced. */
  strike(dependencies: Dependencies): Promise<IsReplaced | void>;
}
export type IsReplaced = () => boolean;
