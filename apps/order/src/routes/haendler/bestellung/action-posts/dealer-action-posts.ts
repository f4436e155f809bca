import { CALLS } from '@heizplatz/contract';
import { refuseInvalid, type SentForm } from '@heizplatz/router';
import { parseWholeNumber } from '@heizplatz/form-ui';
import { windowIssues, type WindowInput } from '../answer/window-issues';
import { mustBePosted } from '../../../../shared/order-form/must-be-posted';
import { type ActionPost, type SentAction, sendAction } from '../../../../shared/action-posts/send-action';

interface DealerKey {
  readonly OrderId: string;
  readonly Token: string;
}
type DealerAction = ActionPost<DealerKey>;

/** What a dealer does on its order's page, without script; a document needs it, as forms are sent as text. */
export const sendDealerAction = (sent: SentForm): Promise<Response> =>
  sendAction(sent, { OrderId: sent.params['orderId'] ?? '', Token: sent.url.searchParams.get('token') ?? '' }, ACTIONS);

function windowOf({ textOf }: SentAction<DealerKey>): WindowInput {
  const window = { Date: textOf('Date'), From: textOf('From'), To: textOf('To') };
  refuseInvalid(windowIssues(window));
  return window;
}

const mark =
  (State: 'invoiced' | 'paid'): DealerAction =>
  ({ api, orderKey }) =>
    api(CALLS.dealerMarkOrder, { body: { ...orderKey, State } });

const accept: DealerAction = (action) => {
  const window = windowOf(action);
  return action.api(CALLS.dealerAcceptOrder, { body: { ...action.orderKey, Window: window.Date ? window : null } });
};

const propose: DealerAction = (action) =>
  action.api(CALLS.dealerProposeDate, {
    body: { ...action.orderKey, ...windowOf(action), Note: action.textOf('Note') },
  });

const reportWeight: DealerAction = ({ api, orderKey, textOf }) => {
  const DeliveredAmount = parseWholeNumber(textOf('DeliveredAmount'));
  refuseInvalid({ DeliveredAmount: DeliveredAmount === null ? 'AMOUNT_REQ' : undefined });
  return api(CALLS.dealerReportWeight, {
    body: { ...orderKey, DeliveredAmount: DeliveredAmount ?? 0, DeliveredOn: textOf('DeliveredOn') },
  });
};

const ACTIONS: ReadonlyMap<string, DealerAction> = new Map([
  ['annehmen', accept],
  ['vorschlagen', propose],
  ['menge', reportWeight],
  ['invoiced', mark('invoiced')],
  ['paid', mark('paid')],
  [
    'gescheitert',
    ({ api, orderKey, textOf }) => api(CALLS.dealerReportFailure, { body: { ...orderKey, Reason: textOf('Reason') } }),
  ],
  [
    'ablehnen',
    ({ api, orderKey, textOf }) => api(CALLS.dealerDeclineOrder, { body: { ...orderKey, Reason: textOf('Reason') } }),
  ],
  [
    'reklamation-antwort',
    ({ api, orderKey, number, textOf }) =>
      api(CALLS.dealerAnswerComplaint, { body: { ...orderKey, ComplaintId: number, Text: textOf('Text') } }),
  ],
  [
    'storno-kommentar',
    async ({ api, orderKey, textOf }) =>
      mustBePosted(await api(CALLS.dealerCommentCancellation, { body: { ...orderKey, Comment: textOf('Comment') } })),
  ],
] satisfies [string, DealerAction][]);
