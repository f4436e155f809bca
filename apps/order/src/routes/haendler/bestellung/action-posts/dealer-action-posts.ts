import { CALLS } from '@heizplatz/contract';
import { refuseInvalid, type SentForm } from '@heizplatz/router';
import { parseWholeNumber } from '@heizplatz/form-ui';
import { windowIssues, type WindowInput } from '@heizplatz/order-ui';
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

function getWindow({ getText }: SentAction<DealerKey>): WindowInput {
  const window = { Date: getText('Date'), From: getText('From'), To: getText('To') };
  refuseInvalid(windowIssues(window));
  return window;
}

const mark =
  (State: 'invoiced' | 'paid'): DealerAction =>
  ({ api, orderKey }) =>
    api(CALLS.dealerMarkOrder, { body: { ...orderKey, State } });

const accept: DealerAction = (action) => {
  const window = getWindow(action);
  return action.api(CALLS.dealerAcceptOrder, { body: { ...action.orderKey, Window: window.Date ? window : null } });
};

const propose: DealerAction = (action) =>
  action.api(CALLS.dealerProposeDate, {
    body: { ...action.orderKey, ...getWindow(action), Note: action.getText('Note') },
  });

const reportWeight: DealerAction = ({ api, orderKey, getText }) => {
  const DeliveredAmount = parseWholeNumber(getText('DeliveredAmount'));
  refuseInvalid({ DeliveredAmount: DeliveredAmount === null ? 'AMOUNT_REQ' : undefined });
  return api(CALLS.dealerReportWeight, {
    body: { ...orderKey, DeliveredAmount: DeliveredAmount ?? 0, DeliveredOn: getText('DeliveredOn') },
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
    ({ api, orderKey, getText }) =>
      api(CALLS.dealerReportFailure, { body: { ...orderKey, Reason: getText('Reason') } }),
  ],
  [
    'ablehnen',
    ({ api, orderKey, getText }) => api(CALLS.dealerDeclineOrder, { body: { ...orderKey, Reason: getText('Reason') } }),
  ],
  [
    'reklamation-antwort',
    ({ api, orderKey, number, getText }) =>
      api(CALLS.dealerAnswerComplaint, { body: { ...orderKey, ComplaintId: number, Text: getText('Text') } }),
  ],
  [
    'storno-kommentar',
    async ({ api, orderKey, getText }) =>
      mustBePosted(await api(CALLS.dealerCommentCancellation, { body: { ...orderKey, Comment: getText('Comment') } })),
  ],
] satisfies [string, DealerAction][]);
