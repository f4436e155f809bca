import type { StaffTaskKind } from '@heizplatz/contract';
import { getCasePanes } from '../../shared/list-panes/case-panes';
import { LateCase } from '../../shared/list-panes/late-case';
import type { Task } from './task-path';

/** What names a task in the list's address. */
export const taskId = ({ Kind, ObjectId }: Pick<Task, 'Kind' | 'ObjectId'>): string => `${Kind}:${ObjectId}`;

const CASE_KINDS: readonly StaffTaskKind[] = [
  'cancellation',
  'comment',
  'dealer-answer',
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

/** The case of a task, with the forms that see to it. */
export function TaskCase({ task: { Kind, ObjectId, Reference } }: { readonly task: Task }) {
  return (
    <LateCase>
      <Case Kind={Kind} ObjectId={ObjectId} Reference={Reference} />
    </LateCase>
  );
}
