import {
  followBuilds,
  movePointer,
  type PointerEntry,
  type PointerRules,
  type PointerStore,
  promote,
  rollBack,
  startCanary,
  switchTo,
} from '@heizplatz/releases';
import type { CommandArguments } from './command-arguments.ts';
import { describeMoved } from './describe-pointer.ts';
import { getAuthor } from './open-pointer.ts';
import { checkPublished } from './publish-release.ts';
import { checkCurrentKey } from './release-keys.ts';

type Change = (entry: PointerEntry | null) => PointerRules;
type MoveCommand = (input: CommandArguments) => Change | Promise<Change>;

/** What each command makes of what serves. Rejects with a sentence when shells would refuse the version. */
const MOVES: Readonly<Record<string, MoveCommand>> = {
  switch: async ({ remote, version, sites, ...rest }) => {
    refuse(rest.share !== undefined, 'switch serves everybody: canary takes --percent');
    const checked = await checkPublished(remote, version);
    return (entry) => switchTo(entry, checked, sites);
  },
  canary: async ({ remote, version, sites, share }) => {
    if (share === undefined) throw new Error('canary needs a share of the visitors, e.g. --percent 10');
    const checked = await checkPublished(remote, version);
    return (entry) => startCanary(entry, { version: checked, share, sites });
  },
  promote:
    ({ version, sites }) =>
    (entry) =>
      promote(entry, { version, sites }),
  rollback: ({ version, sites }) => {
    refuse(version !== undefined, 'rollback takes no version: switch serves the one that you name');
    return (entry) => rollBack(entry, sites);
  },
  follow: () => followBuilds,
};

function refuse(isWrong: boolean, sentence: string): void {
  if (isWrong) throw new Error(sentence);
}

export const isMoveCommand = (command: string): boolean => Object.hasOwn(MOVES, command);

interface Moved {
  /** To print. */
  readonly line: string;
  /** What shells are to serve now; null where the move changes nothing for them. */
  readonly entry: PointerEntry | null;
}

/** Moves the pointer. Rejects with a sentence. */
export async function runMove(store: PointerStore, input: CommandArguments): Promise<Moved> {
  const { command, remote, reason, text } = input;
  checkCurrentKey(remote);
  const change = await MOVES[command]?.(input);
  if (!change) throw new Error(`'${command}' moves no pointer`);
  const { after } = await movePointer(store, remote, change, { by: getAuthor(), reason, command: text });
  if (command === 'follow') return { line: `${remote} follows the builds of npm start`, entry: null };
  return { line: describeMoved(remote, after), entry: after };
}
