import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { spawnNode } from '../../start/start-process.ts';
import type { StandbyOrder } from './standby-order.ts';

export interface Standby {
  /** Starts a process that loads the bundle's packages and waits. */
  readonly prepare: (environment: NodeJS.ProcessEnv) => void;
  /** The bundle as it is now: in the process that waits, or in a new one when there is none. */
  readonly begin: (environment: NodeJS.ProcessEnv) => ChildProcess;
  readonly close: () => void;
}

const WAITING_PROCESS = join(import.meta.dirname, 'waiting-process.ts');

/**
 * Keeps one process ready for the next change of a bundle: our own code changes, the packages do not, and loading
 * them is a third of the API's start.
 */
export function createStandby(file: string): Standby {
  let waiting: ChildProcess | undefined;
  const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null && child.connected;

  function takeWaiting(): ChildProcess | undefined {
    const child = waiting;
    waiting = undefined;
    return child && isAlive(child) ? child : undefined;
  }

  return {
    prepare: (environment) => {
      takeWaiting()?.kill();
      waiting = spawnNode(WAITING_PROCESS, { ...environment, STANDBY_FOR: file });
    },
    begin: (environment) => {
      const child = takeWaiting();
      if (!child) return spawnNode(file, environment);
      const order: StandbyOrder = { file, environment: { LOG_LEVEL: 'warn', ...environment } };
      child.send(order);
      return child;
    },
    close: () => void takeWaiting()?.kill(),
  };
}
