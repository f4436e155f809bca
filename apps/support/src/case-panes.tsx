import { lazy } from 'react';
import type { CasePanes } from './shared/list-panes/case-panes';

/** Lists do without their scripts until a case is opened. */
export const CASE_PANES: CasePanes = {
  Order: lazy(async () => ({
    default: (await import(/* webpackChunkName: "staff-order" */ './routes/support/bestellung/order-pane')).OrderPane,
  })),
  Cancellation: lazy(async () => ({
    default: (
      await import(/* webpackChunkName: "staff-cancellations" */ './routes/stornomanagement/case/cancellation-pane')
    ).CancellationPane,
  })),
  Inquiry: lazy(async () => ({
    default: (await import(/* webpackChunkName: "staff-inquiry" */ './routes/support/anfrage/inquiry-pane'))
      .InquiryPane,
  })),
  Mail: lazy(async () => ({
    default: (await import(/* webpackChunkName: "staff-case-mail" */ './shared/case-mail/case-mail')).CaseMail,
  })),
};
