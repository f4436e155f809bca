import { type Database, defineHandler, type MailBlock } from '@heizplatz/api-platform';
import { CALLS, type DeliveryWindow } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { customerCommand, type CustomerExecution } from '../commands/customer-command';
import { plannedVatBlocks } from '../delivered-weight/planned-vat';
import type { Order } from '../order/order';
import { findEvents } from '../order/order-repository';
import { orderConflict } from '../commands/record-change';
import { windowText } from './window-text';

const LABELS = { yes: 'Angenommen', no: 'Abgelehnt' } as const;
const getLabel = (isAccepted: boolean): string => (isAccepted ? LABELS.yes : LABELS.no);

/** Whether the latest answer about dates was the same. */
async function isAnsweredSo(tx: Database, { id }: Order, isAccepted: boolean): Promise<boolean> {
  const events = await findEvents(tx, id);
  const last = events.findLast(
    ({ kind }) => kind === 'date-proposed' || kind === 'date-answered' || kind === 'move-requested',
  );
  return last?.kind === 'date-answered' && (last.note?.startsWith(getLabel(isAccepted)) ?? false);
}

/**
 * A date proposed as a response is the dealer's acceptance of the order; the customer's acceptance of it concludes
 * the contract.
 */
const CONTRACT: MailBlock = { kind: 'text', text: 'Damit ist der Vertrag zustande gekommen.' };

async function acceptAction(
  tx: Database,
  order: Order,
  { window, when }: { window: DeliveryWindow; when: string },
): Promise<CustomerExecution> {
  const contract = order.state === 'placed' ? [CONTRACT] : [];
  const vat = await plannedVatBlocks(tx, order, window);
  return {
    command: 'acceptProposedDate',
    note: `${LABELS.yes}: ${when}`,
    changes: { deliveryWindow: window, proposedWindow: null, requestedDate: null },
    mails: {
      customer: () => ({
        kind: 'order-date-accepted',
        subject: `Ihr Liefertermin: ${when}`,
        blocks: [
          { kind: 'text', text: `Sie haben den vorgeschlagenen Termin angenommen. Geliefert wird am ${when}.` },
          ...contract,
          ...vat,
          { kind: 'text', text: 'Den Termin für Ihren Kalender finden Sie auf der Seite der Bestellung.' },
        ],
      }),
      dealer: () => ({
        kind: 'dealer-date-accepted',
        subject: `Termin angenommen: ${when}`,
        blocks: [{ kind: 'text', text: `Der Kunde hat Ihren Termin angenommen: ${when}.` }, ...contract, ...vat],
      }),
    },
  };
}

function refuseAction(when: string): CustomerExecution {
  return {
    command: 'refuseProposedDate',
    note: `${LABELS.no}: ${when}`,
    changes: { proposedWindow: null },
    mails: {
      customer: ({ deliveryWindow }, { seller }) => ({
        kind: 'order-date-refused',
        subject: 'Sie haben den Termin abgelehnt',
        blocks: [
          { kind: 'text', text: `Sie haben den vorgeschlagenen Termin abgelehnt: ${when}.` },
          {
            kind: 'text',
            text: deliveryWindow
              ? 'Es bleibt beim vereinbarten Termin.'
              : `${seller.company} schlägt Ihnen einen anderen vor. Sie können auf der Seite der Bestellung auch selbst einen nennen.`,
          },
        ],
      }),
      dealer: ({ deliveryWindow }) => ({
        kind: 'dealer-date-refused',
        subject: 'Termin abgelehnt',
        blocks: [
          { kind: 'text', text: `Der Kunde hat Ihren Termin abgelehnt: ${when}.` },
          {
            kind: 'text',
            text: deliveryWindow ? 'Es bleibt beim vereinbarten Termin.' : 'Bitte schlagen Sie ihm einen anderen vor.',
          },
        ],
      }),
    },
  };
}

/**
 * Accepts or refuses the date that the dealer proposed: acceptance makes it agreed. CONFLICT when there is none to
 * answer.
 */
export const answerProposedDate = defineHandler(CALLS.answerProposedDate, ({ body }, context) =>
  customerCommand(body, context, async (tx, order) => {
    const window = order.proposedWindow;
    if (!window && (await isAnsweredSo(tx, order, body.IsAccepted))) return null;
    if (!window) throw orderConflict(order.state);
    const when = windowText(window, siteById(order.countryId));
    return body.IsAccepted ? acceptAction(tx, order, { window, when }) : refuseAction(when);
  }),
);
