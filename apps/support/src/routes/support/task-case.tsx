import { Skeleton } from '@heizplatz/ui';
import { lazy, Suspense } from 'react';
import { LateOrderPane } from './bestellung/late-order-pane';
import type { Task } from './task-path';

const CancellationPane = lazy(async () => ({
  default: (await import(/* webpackChunkName: "staff-cancellations" */ '../stornomanagement/case/cancellation-pane'))
    .CancellationPane,
}));
const InquiryPane = lazy(async () => ({
  default: (await import(/* webpackChunkName: "staff-inquiry" */ './anfrage/inquiry-pane')).InquiryPane,
}));

/** What names a task in the list's address. */
export const taskId = ({ Kind, ObjectId }: Pick<Task, 'Kind' | 'ObjectId'>): string => `${Kind}:${ObjectId}`;

type CaseTask = Pick<Task, 'Kind' | 'ObjectId' | 'Reference'>;

function getCase({ Kind, ObjectId, Reference }: CaseTask) {
  switch (Kind) {
    case 'cancellation':
    case 'comment':
      return <CancellationPane orderId={ObjectId} orderNumber={Reference} />;
    case 'dealer-answer':
      return <LateOrderPane orderId={ObjectId} />;
    case 'complaint':
      return <LateOrderPane orderId={Reference} />;
    case 'call-back':
    case 'bulk-request':
      return <InquiryPane inquiryId={ObjectId} />;
    default:
      return null;
  }
}

/** Whether a task can be seen to beside the list; the others have their own page alone. */
export const hasCase = (task: CaseTask): boolean => getCase(task) !== null;

/** The case of a task, with the forms that see to it. */
export function TaskCase({ task }: { readonly task: CaseTask }) {
  return <Suspense fallback={<Skeleton width={100} />}>{getCase(task)}</Suspense>;
}
