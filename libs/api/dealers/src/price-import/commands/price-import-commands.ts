import type { PriceImport } from '@heizplatz/contract';
import type { ImportReport } from '../files/import-report';

export type PriceImportState = PriceImport['State'];

/** The result of comparing a received file with the current prices. */
export interface ReceivedFile extends ImportReport {
  /** The sender requested that invalid lines are skipped. */
  readonly skipsBadLines: boolean;
  /** A second person has to agree to each price. */
  readonly needsApproval: boolean;
}

export interface PriceImportCommand {
  /** Staff on their screen, or a dealer's own program by its key. */
  readonly by: readonly ('staff' | 'dealer')[];
  /** The states in which it may be executed; null: the file has just been received. */
  readonly from: readonly (PriceImportState | null)[];
  readonly to: PriceImportState;
  /** What must hold of a received file. */
  readonly guard?: (file: ReceivedFile) => boolean;
  /** Whether the file's prices are written in the same transaction; price jumps too where `acceptsJumps` is set. */
  readonly writesPrices: boolean;
  readonly acceptsJumps: boolean;
  /** Not by the member of staff who sent the file, or made the key by which it came (decisions 0100, 0110 and 0161). */
  readonly isByAnother: boolean;
  /** Whether the audit log gets the state before and after; a received file is logged with what it changes. */
  readonly isAudited: boolean;
}

/** A file with invalid lines that are not skipped, or without a change, is not stored. */
const isUsable = ({ changes, errors, skipsBadLines }: ReceivedFile): boolean =>
  changes.length > 0 && (skipsBadLines || errors.length === 0);
const mustWait = ({ changes, needsApproval }: ReceivedFile): boolean =>
  needsApproval || changes.some(({ isJump }) => isJump);

const RECEIVED = {
  by: ['staff', 'dealer'],
  from: [null],
  acceptsJumps: false,
  isByAnother: false,
  isAudited: false,
} as const;
const DECISION = { by: ['staff'], from: ['held'], acceptsJumps: true, isAudited: true } as const;

/**
 * Every command of a price file. None sends a mail: dealers get the response of their call, and staff see the list of
 * held files. The executor enforces it (execute-price-import.ts), and what the screen offers is computed from it.
 */
export const PRICE_IMPORT_COMMANDS = {
  takeFile: { ...RECEIVED, to: 'taken', writesPrices: true, guard: (file) => isUsable(file) && !mustWait(file) },
  holdFile: { ...RECEIVED, to: 'held', writesPrices: false, guard: (file) => isUsable(file) && mustWait(file) },
  acceptImport: { ...DECISION, to: 'taken', writesPrices: true, isByAnother: true },
  refuseImport: { ...DECISION, to: 'refused', writesPrices: false, isByAnother: false },
} as const satisfies Readonly<Record<string, PriceImportCommand>>;

type Commands = typeof PRICE_IMPORT_COMMANDS;
export type PriceImportCommandName = keyof Commands;
/** Commands on a file that has just been received. */
export type ReceptionCommand = {
  [C in PriceImportCommandName]: null extends Commands[C]['from'][number] ? C : never;
}[PriceImportCommandName];
/** Commands on a stored import. */
export type DecisionCommand = Exclude<PriceImportCommandName, ReceptionCommand>;

export function isAllowed(command: PriceImportCommandName, state: PriceImportState | null): boolean {
  const { from }: PriceImportCommand = PRICE_IMPORT_COMMANDS[command];
  return from.includes(state);
}

/** The command for a received file; undefined: it is not stored. */
export function receptionCommand(file: ReceivedFile): ReceptionCommand | undefined {
  const commands: readonly ReceptionCommand[] = ['takeFile', 'holdFile'];
  return commands.find((command) => PRICE_IMPORT_COMMANDS[command].guard(file));
}

/** Whether the command may be executed by whoever sent the file, or by somebody else only. */
export const isAllowedTo = (command: DecisionCommand, isSender: boolean): boolean =>
  !(isSender && PRICE_IMPORT_COMMANDS[command].isByAnother);

/** What the staff's screen offers. */
export const staffActions = (state: PriceImportState, isSender: boolean): PriceImport['May'] => ({
  Accept: isAllowed('acceptImport', state) && isAllowedTo('acceptImport', isSender),
  Refuse: isAllowed('refuseImport', state) && isAllowedTo('refuseImport', isSender),
});
