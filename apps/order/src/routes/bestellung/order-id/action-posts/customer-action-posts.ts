import { CALLS, ComplaintKind } from '@heizplatz/contract';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { sentAddress } from '@heizplatz/order-ui';
import { notFound, refuseInvalid, type SentForm } from '@heizplatz/router';
import { CUSTOMER_ORDERS_PATH, summaryStepPath } from '@heizplatz/routes';
import * as v from 'valibot';
import { mustBePosted } from '../../../../shared/order-form/must-be-posted';
import { placedOrderInput } from '../input/placed-order-input';
import { type ActionPost, numberedAction, sendAction } from '../../../../shared/action-posts/send-action';

interface OrderKey {
  readonly OrderId: string;
  readonly Token: string | null;
}
type CustomerAction = ActionPost<OrderKey>;

/** What a customer does on an order's page, without script: by the link's token, else by the session. */
export const sendCustomerAction = (sent: SentForm): Promise<Response> =>
  sendAction(sent, { OrderId: sent.params['orderId'] ?? '', Token: sent.url.searchParams.get('token') }, ACTIONS);

const answerDate =
  (IsAccepted: boolean): CustomerAction =>
  ({ api, orderKey }) =>
    api(CALLS.answerProposedDate, { body: { ...orderKey, IsAccepted } });

const answerWeight =
  (IsAccepted: boolean): CustomerAction =>
  ({ api, orderKey }) =>
    api(CALLS.answerDeliveredWeight, { body: { ...orderKey, IsAccepted } });

const closeComplaint =
  (IsSolved: boolean): CustomerAction =>
  ({ api, orderKey, number }) =>
    api(CALLS.closeComplaint, { body: { ...orderKey, ComplaintId: number, IsSolved } });

/** A picture needs the script: forms are sent as text. */
const complain: CustomerAction = ({ api, orderKey, getText }) => {
  const kind = getText('Kind');
  refuseInvalid({ Kind: v.is(ComplaintKind, kind) ? undefined : 'REQUIRED' });
  const Kind = v.is(ComplaintKind, kind) ? kind : 'other';
  return api(CALLS.complainAboutOrder, { body: { ...orderKey, Kind, Text: getText('Text'), Picture: null } });
};

const changeAddress: CustomerAction = async ({ api, orderKey, number, form }) => {
  const order = await api(CALLS.placedOrder, placedOrderInput({ orderId: orderKey.OrderId, token: orderKey.Token }));
  const deliveryPoint = order?.Stations.find(({ StationNumber }) => StationNumber === number) ?? notFound();
  const { Id: _, ...before } = deliveryPoint.Address;
  const Address = sentAddress(Object.fromEntries(form), before, `${numberedAction('lieferadresse', number)}-`);
  return api(CALLS.changeOrderAddress, { body: { ...orderKey, StationNumber: number, Address } });
};

const reorder: CustomerAction = async ({ api, orderKey, getText }) => {
  const { ProductGroupId } = await api(CALLS.reorder, { body: { ...orderKey, OfferId: getText('OfferId') } });
  return summaryStepPath(PRODUCT_GROUPS[ProductGroupId]);
};

const confirm: CustomerAction = ({ api, orderKey: { OrderId, Token } }) =>
  api(CALLS.confirmOrder, { body: { OrderId, Token: Token ?? '' } });

/** A page that was opened by a link is closed with it. */
const closeLinks: CustomerAction = async ({ api, orderKey }) => {
  await api(CALLS.closeOrderLinks, { body: orderKey });
  return orderKey.Token === null ? undefined : CUSTOMER_ORDERS_PATH;
};

const ACTIONS: ReadonlyMap<string, CustomerAction> = new Map([
  ['bestaetigen', confirm],
  ['bestaetigung-senden', ({ api, orderKey }) => api(CALLS.sendOrderConfirmation, { body: orderKey })],
  ['links', closeLinks],
  ['lieferadresse', changeAddress],
  ['datum-ja', answerDate(true)],
  ['datum-nein', answerDate(false)],
  ['gewicht-ja', answerWeight(true)],
  ['gewicht-nein', answerWeight(false)],
  ['reklamation', complain],
  ['reklamation-geloest', closeComplaint(true)],
  ['reklamation-geschlossen', closeComplaint(false)],
  ['neues-angebot', reorder],
  [
    'reklamation-antwort',
    ({ api, orderKey, number, getText }) =>
      api(CALLS.replyToComplaint, { body: { ...orderKey, ComplaintId: number, Text: getText('Text') } }),
  ],
  [
    'termin',
    ({ api, orderKey, getText }) =>
      api(CALLS.requestOrderMove, {
        body: { ...orderKey, DesiredDate: getText('DesiredDate'), Note: getText('Note') },
      }),
  ],
  [
    'storno',
    ({ api, orderKey, getText }) => api(CALLS.cancelOrder, { body: { ...orderKey, Reason: getText('Reason') } }),
  ],
  [
    'storno-grund',
    async ({ api, orderKey: { OrderId }, getText }) => {
      const body = { OrderId, reason: getText('reason'), comment: getText('comment') };
      mustBePosted(await api(CALLS.saveCancellationFeedback, { body }));
    },
  ],
  [
    'kommentar',
    async ({ api, orderKey: { OrderId }, getText }) =>
      mustBePosted(await api(CALLS.commentCancellation, { body: { OrderId, Comment: getText('Comment') } })),
  ],
  ['konto', ({ api, getText }) => api(CALLS.becomeCustomer, { body: { Password: getText('new-password') } })],
] satisfies [string, CustomerAction][]);
