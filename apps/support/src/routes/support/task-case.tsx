import type { CaseMailKind, Open, StaffTaskKind } from '@heizplatz/contract';
import { getCasePanes } from '../../shared/list-panes/case-panes';
import { LateCase } from '../../shared/list-panes/late-case';
import type { Task } from './task-path';

/** What names a task in the list's address. */
export const taskId = ({ Kind, ObjectId }: Pick<Task, 'Kind' | 'ObjectId'>): string => `${Kind}:${ObjectId}`;

const CASE_KINDS: readonly Task['Kind'][] = [
  'cancellation',
  'comment',
  'dealer-answer',
  'reported-weight',
  'complaint',
  'call-back',
  'bulk-request',
];

/** Whether a task can be seen to beside the list; the others have their own page alone. */
export const hasCase = ({ Kind }: Pick<Task, 'Kind'>): boolean => CASE_KINDS.includes(Kind);

function Case({ Kind, ObjectId, Reference }: Pick<Task, 'Kind' | 'ObjectId' | 'Reference'>) {
  const { Cancellation, Inquiry, Order } = getCasePanes();
  switch (Kind) {
    case 'cancellation':
    case 'comment':
      return <Cancellation orderId={ObjectId} orderNumber={Reference} />;
    case 'dealer-answer':
    case 'reported-weight':
      return <Order orderId={ObjectId} />;
    case 'complaint':
      return <Order orderId={Reference} />;
    case 'call-back':
    case 'bulk-request':
      return <Inquiry inquiryId={ObjectId} />;
    default:
      return null;
  }
}

/** Whom a case is answered to by mail; cancellations have a conversation of their own. */
const MAIL_KINDS: Readonly<Partial<Record<Open<StaffTaskKind>, CaseMailKind>>> = {
  'dealer-answer': 'order',
  'reported-weight': 'order',
  complaint: 'complaint',
  'call-back': 'inquiry',
  'bulk-request': 'inquiry',
};

interface TaskCaseProps {
  readonly task: Task;
  readonly reload: () => Promise<unknown>;
}

/** The case of a task, with the forms that see to it, and the mail to its customer. */
export function TaskCase({ task: { Kind, ObjectId, Reference }, reload }: TaskCaseProps) {
  const { Mail } = getCasePanes();
  const mailKind = MAIL_KINDS[Kind];
  return (
    <LateCase>
      <Case Kind={Kind} ObjectId={ObjectId} Reference={Reference} />
      {mailKind && <Mail kind={mailKind} objectId={ObjectId} onChange={reload} />}
    </LateCase>
  );
}
