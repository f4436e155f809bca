import {
  type CallContext,
  defineHandler,
  epochDay,
  isoDay,
  localDay,
  type MailBlock,
  problem,
  typed,
} from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { formatLongDate, siteById } from '@heizplatz/country';
import { customerCommand, type CustomerExecution } from '../commands/customer-command';
import type { Order } from '../order/order';
import { OPEN_STATES } from '../order/order-state';
import { isDayOfBranch } from '../order-placement/order-delivery-days';

/** The furthest date for planning a delivery. */
const MAX_DAYS_AHEAD = 365;

type Body = CallRequest<typeof CALLS.requestOrderMove>['body'];

const refusedDate = (code: 'DATE_INV' | 'DATE_FREE', detail: string) =>
  problem('VALIDATION', { detail, errors: [{ path: 'body.DesiredDate', code }] });

/**
 * Throws VALIDATION with DATE_INV for a day that no calendar has, that is not after today or more than a year away; with
 * DATE_FREE for one on which the branch does not drive: Sundays, holidays, other weekdays.
 */
function checkDate(date: string, order: Order, { services, clock }: CallContext): void {
  const now = clock();
  const day = epochDay(date);
  const today = localDay(now);
  const isReal = Number.isFinite(day) && isoDay(day) === date;
  if (!isReal || day <= today || day > today + MAX_DAYS_AHEAD)
    throw refusedDate('DATE_INV', 'Bitte wählen Sie einen Tag in den nächsten zwölf Monaten.');
  if (!isDayOfBranch(order, day, { book: services.priceBook.current(), now }))
    throw refusedDate('DATE_FREE', 'An diesem Tag liefert der Händler nicht. Bitte wählen Sie einen anderen.');
}

function moveAction({ DesiredDate, Note }: Body, { countryId }: Order): CustomerExecution {
  const date = formatLongDate(DesiredDate, siteById(countryId));
  const blocks: MailBlock[] = Note ? [{ kind: 'lines', lines: ['Nachricht:', ...Note.split('\n')].map(typed) }] : [];
  return {
    command: 'requestOrderMove',
    note: Note ? `Wunschtermin ${date}. ${Note}` : `Wunschtermin ${date}`,
    // Requesting another day refuses the proposed day.
    changes: { requestedDate: DesiredDate, proposedWindow: null },
    mails: {
      customer: (_, { seller }) => ({
        kind: 'order-move-requested',
        subject: `Ihr Wunschtermin ${date}`,
        blocks: [
          { kind: 'text', text: `Ihr Wunsch ging an ${seller.company}: Lieferung am ${date}.` },
          ...blocks,
          {
            kind: 'note',
            text: 'Fest ist der Termin erst, wenn der Händler ihn bestätigt. Bis dahin gilt, was vereinbart ist.',
          },
        ],
      }),
      dealer: ({ deliveryWindow }) => ({
        kind: 'dealer-move-requested',
        subject: `Anderer Liefertermin gewünscht: ${date}`,
        blocks: [
          { kind: 'text', text: `Der Kunde bittet um Lieferung am ${date}.` },
          ...blocks,
          {
            kind: 'note',
            text: deliveryWindow
              ? 'Der vereinbarte Termin gilt, bis Sie einen anderen bestätigen oder vorschlagen.'
              : 'Bitte bestätigen Sie den Termin, oder schlagen Sie einen anderen vor.',
          },
        ],
      }),
    },
  };
}

/**
 * The customer's request for another day; it changes nothing before the dealer answers. CONFLICT once it is delivered
 * or over.
 */
export const requestOrderMove = defineHandler(CALLS.requestOrderMove, ({ body }, context) =>
  customerCommand(body, context, (_, order) => {
    checkDate(body.DesiredDate, order, context);
    const isRequested = order.requestedDate === body.DesiredDate && OPEN_STATES.includes(order.state);
    return isRequested ? null : moveAction(body, order);
  }),
);
