import { type Database, problem } from '@heizplatz/api-platform';
import {
  findComplaints,
  closeComplaintRow,
  type ComplaintAuthor,
  type ComplaintRow,
  insertComplaintMessage,
} from './complaint-repository';
import {
  COMPLAINT_COMMANDS,
  type ComplaintCommandName,
  isClosedAlready,
  isComplaintCommandAllowed,
} from './complaint-commands';

/** The same text again within this time is a double click or a retry. */
export const DUPLICATE_MS = 600_000;
const CLOSED = 'Diese Reklamation ist schon abgeschlossen.';

interface Message {
  readonly author: ComplaintAuthor;
  readonly text: string;
}

interface ComplaintExecution<Command extends ComplaintCommandName> {
  readonly command: Command;
  readonly complaintId: number;
  readonly at: Date;
  /** Null: the complaint is closed without text. */
  readonly message: Message | null;
}

/** What the order's command takes of a command on its complaint. */
export interface ExecutedComplaint<Command extends ComplaintCommandName> {
  readonly complaint: ComplaintRow;
  readonly command: (typeof COMPLAINT_COMMANDS)[Command]['orderCommand'];
  readonly write: (tx: Database) => Promise<void>;
}

/** Whether the last message has this author and text and is a few minutes old at most. */
function isDuplicate({ messages }: ComplaintRow, { author, text }: Message, at: Date): boolean {
  const last = messages.at(-1);
  return last?.author === author && last.text === text && last.at.getTime() > at.getTime() - DUPLICATE_MS;
}

/**
 * Checks a command on a complaint against the table, under the order's lock; the order's command executes `write` in the
 * same transaction. Null: done already. NOT_FOUND for another order's complaint, CONFLICT once the customer has closed it.
 */
export async function executeOnComplaint<Command extends ComplaintCommandName>(
  tx: Database,
  orderId: string,
  { command: name, complaintId, at, message }: ComplaintExecution<Command>,
): Promise<ExecutedComplaint<Command> | null> {
  const complaint = (await findComplaints(tx, orderId)).find(({ id }) => id === complaintId);
  if (!complaint) throw problem('NOT_FOUND');
  if (isClosedAlready(name, complaint)) return null;
  if (!isComplaintCommandAllowed(name, complaint)) throw problem('CONFLICT', { detail: CLOSED });
  if (message && isDuplicate(complaint, message, at)) return null;
  const { orderCommand: command, to: state } = COMPLAINT_COMMANDS[name];
  const write = (db: Database): Promise<void> =>
    message
      ? insertComplaintMessage(db, complaint.id, state, { ...message, at })
      : closeComplaintRow(db, complaint.id, { state, at });
  return { complaint, command, write };
}
