import { type CallContext, type Database, defineHandler, type MailBlock } from '@heizplatz/api-platform';
import { CALLS, type CallRequest, type DeliveryWindow } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { windowText } from '../order-actions/window-text';
import { answerDueFrom } from '../deadlines/answer-due-at';
import { dealerPlannedVatMail, plannedVatBlocks } from '../delivered-weight/planned-vat';
import type { Order } from '../order/order';
import { isDeliveryDate } from '../order-placement/order-delivery-days';
import type { OrderChanges } from '../order/order-repository';
import { checkWindow, isSameWindow } from './check-window';
import { dealerCommand, type DealerDecision, type DealerExecution } from './dealer-command';

type ProposedDate = Omit<CallRequest<typeof CALLS.dealerProposeDate>['body'], 'OrderId' | 'Token'>;

/**
 * A proposal is a response, but not yet final: both sides get two more working days before the order expires, but
 * none after the proposed day has begun.
 */
function longerDue(order: Order, { Date: date }: DeliveryWindow, { services, clock }: CallContext): OrderChanges {
  if (order.state !== 'placed') return {};
  const dueAt = answerDueFrom(services.priceBook.current(), order.configuration, clock(), date);
  return dueAt > order.answerDueAt ? { answerDueAt: dueAt } : {};
}

interface Proposal {
  readonly window: DeliveryWindow;
  /** The window as text. */
  readonly when: string;
  /** Window and the dealer's message, for the timeline. */
  readonly note: string;
  readonly blocks: MailBlock[];
  /** What the day's rate of VAT changes. */
  readonly vat: readonly MailBlock[];
}

async function readProposal(
  tx: Database,
  { Date: date, From, To, Note }: ProposedDate,
  order: Order,
): Promise<Proposal> {
  const window = { Date: date, From, To };
  const when = windowText(window, siteById(order.countryId));
  const blocks: MailBlock[] = Note ? [{ kind: 'text', text: `Nachricht des Händlers: ${Note}` }] : [];
  const vat = await plannedVatBlocks(tx, order, window);
  return { window, when, note: Note ? `${when}. ${Note}` : when, blocks, vat };
}

/** The customer requested this exact day: no response is required. */
const confirmation = ({ window, when, note, blocks, vat }: Proposal): DealerExecution => ({
  command: 'dealerScheduleDelivery',
  note: `Wunschtermin bestätigt: ${note}`,
  changes: { deliveryWindow: window, proposedWindow: null, requestedDate: null },
  mails: {
    customer: (_, { seller }) => ({
      kind: 'order-scheduled',
      subject: `Ihr Liefertermin: ${when}`,
      blocks: [
        { kind: 'text', text: `${seller.company} hat Ihren Wunschtermin bestätigt: ${when}.` },
        ...blocks,
        ...vat,
      ],
    }),
    dealer: () => dealerPlannedVatMail(vat),
  },
});

const BINDING: MailBlock = { kind: 'text', text: 'Nehmen Sie ihn an, kommt damit auch der Vertrag zustande.' };

const proposal = (
  { window, when, note, blocks, vat }: Proposal,
  order: Order,
  context: CallContext,
): DealerExecution => ({
  command: 'dealerProposeDate',
  note,
  changes: { proposedWindow: window, requestedDate: null, ...longerDue(order, window, context) },
  mails: {
    customer: ({ state }, { seller }) => ({
      kind: 'order-date-proposed',
      subject: 'Ihr Händler schlägt einen Liefertermin vor',
      blocks: [
        { kind: 'text', text: `${seller.company} schlägt vor: ${when}.` },
        ...blocks,
        ...vat,
        {
          kind: 'note',
          text: 'Bitte nehmen Sie den Termin auf der Seite Ihrer Bestellung an, oder lehnen Sie ihn dort ab.',
        },
        ...(state === 'placed' ? [BINDING] : []),
      ],
    }),
  },
});

/**
 * While the customer's request for another day is pending, confirming the agreed window again is a response to it.
 */
const isDone = ({ state, proposedWindow, deliveryWindow, requestedDate }: Order, window: DeliveryWindow): boolean =>
  isSameWindow(proposedWindow, window) ||
  (state === 'scheduled' && !proposedWindow && !requestedDate && isSameWindow(deliveryWindow, window));

/**
 * The customer accepts or refuses it on the order's page; until then nothing is agreed. After the order was accepted,
 * the day that the customer requested is agreed at once, unless it is no delivery day.
 */
export async function decideProposal(
  proposed: ProposedDate,
  { order, tx, context }: DealerDecision,
): Promise<DealerExecution | null> {
  const read = await readProposal(tx, proposed, order);
  if (isDone(order, read.window)) return null;
  checkWindow(read.window, 'body.', context.clock());
  const market = { book: context.services.priceBook.current(), now: context.clock() };
  const isWished =
    order.requestedDate === proposed.Date && order.state !== 'placed' && isDeliveryDate(order, proposed.Date, market);
  return isWished ? confirmation(read) : proposal(read, order, context);
}

/** TOO_MANY_REQUESTS when the customer is flooded with dates. */
export const dealerProposeDate = defineHandler(CALLS.dealerProposeDate, ({ body }, context) =>
  dealerCommand(body, context, (decision) => decideProposal(body, decision)),
);
