import {
  amountText,
  customerGreeting,
  dealerOrderAddress,
  goodsText,
  GREETING,
  isUnconfirmed,
  type Order,
  totalRows,
  withdrawalAddress,
} from '@heizplatz/api-ordering';
import { composeMail, type Config, type Mail, type MailBlock, momentText } from '@heizplatz/api-platform';
import { declarationBlocks, declarationSite, withdrawalLabel, type Declaration } from './declaration';
import type { DeclaredOrder } from './withdraw-order';
import {
  type DeclaringCommand,
  WITHDRAWAL_COMMANDS,
  type WithdrawalCommand,
  type WithdrawalRecipient,
} from './withdrawal-commands';
import { customerSteps, dealerSteps } from './withdrawal-steps';

/** Leads to the form with the order opened; opening it has no effect, since mail servers follow links. */
const confirmButton = ({ order, declaredAt }: DeclaredOrder, config: Config): MailBlock => ({
  kind: 'button',
  label: 'Widerruf bestätigen',
  href: withdrawalAddress(order, config, declaredAt),
});

/** To the declaring person, at once: content, date and time of the received declaration, and what happens next. */
function customerMail(declared: Declaration, declaredOrder: DeclaredOrder | null, to: string, config: Config): Mail {
  const site = declarationSite(declared);
  const isWaiting = declaredOrder?.outcome === 'waiting';
  return composeMail({
    config,
    site,
    kind: 'withdrawal-received',
    ...(declaredOrder && { orderId: declaredOrder.order.id }),
    to,
    ...(declaredOrder && !isWaiting && { replyTo: declaredOrder.seller.email }),
    subject: `Bestätigung: ${withdrawalLabel(declared)}, eingegangen am ${momentText(declared.receivedAt, site)}`,
    blocks: [
      declaredOrder && to === declaredOrder.order.email ? customerGreeting(declaredOrder.order) : GREETING,
      {
        kind: 'text',
        text: 'wir bestätigen den Eingang Ihrer Erklärung mit Inhalt, Datum und Uhrzeit. Bitte bewahren Sie diese Nachricht auf.',
      },
      ...declarationBlocks(declared),
      { kind: 'heading', text: 'Wie es weitergeht' },
      { kind: 'list', items: customerSteps(declaredOrder) },
      ...(isWaiting ? [confirmButton(declaredOrder, config)] : []),
    ],
  });
}

/** The order that was recognised: a declaration may name neither person nor place. */
function orderRows(order: Order): MailBlock {
  const { FirstName, LastName, Phone } = order.deliveryAddresses[0].Address;
  return {
    kind: 'rows',
    rows: [
      { label: 'Bestellung', value: order.number },
      { label: 'Ware', value: `${amountText(order)} ${goodsText(order)}` },
      ...totalRows(order),
      { label: 'Kunde', value: `${FirstName} ${LastName}, Telefon ${Phone}, ${order.email}` },
    ],
  };
}

/** To the contract partner: what was declared, and what that means for this order. */
function dealerMail(declared: Declaration, declaredOrder: DeclaredOrder, config: Config): Mail {
  const { order, seller, outcome } = declaredOrder;
  const what = outcome === 'part' ? ' eines Teils' : '';
  return composeMail({
    config,
    site: declarationSite(declared),
    kind: 'withdrawal-dealer',
    orderId: order.id,
    to: seller.email,
    replyTo: declared.email,
    subject: `${withdrawalLabel(declared)}${what}: Bestellung ${order.number}`,
    blocks: [
      { kind: 'text', text: `Guten Tag ${seller.company},` },
      { kind: 'text', text: `zur Bestellung ${order.number} ist diese Erklärung eingegangen.` },
      ...declarationBlocks(declared),
      { kind: 'heading', text: 'Was das bedeutet' },
      { kind: 'list', items: dealerSteps(declaredOrder) },
      orderRows(order),
      { kind: 'button', label: 'Bestellung öffnen', href: dealerOrderAddress(order, config, declared.receivedAt) },
    ],
  });
}

function supportNote(declaredOrder: DeclaredOrder | null): string {
  if (!declaredOrder)
    return 'Bitte den Vertrag suchen und die Erklärung unverzüglich an den Händler weiterleiten. Für die Frist zählt der Eingang.';
  const { outcome, order, seller, reason } = declaredOrder;
  return outcome === 'waiting'
    ? `Ohne Anmeldung erklärt; Name und Postleitzahl stimmen. Wirkt, sobald der Kunde den Link öffnet, der an ${order.email} ging, oder wenn Sie die Bestellung zuordnen. ${seller.company} weiß noch nichts.`
    : `Die Erklärung ging auch an ${seller.company}; der Stand der Bestellung blieb unverändert (${reason}).`;
}

/** To our staff, when a manual check is required: no order was recognised, or the right may have expired. */
function supportMail(declared: Declaration, declaredOrder: DeclaredOrder | null, config: Config): Mail {
  const order = declaredOrder ? `Bestellung ${declaredOrder.order.number}` : 'keine Bestellung erkannt';
  return composeMail({
    config,
    site: declarationSite(declared),
    kind: 'withdrawal-support',
    ...(declaredOrder && { orderId: declaredOrder.order.id }),
    to: config.supportMail,
    replyTo: declared.email,
    subject: `${withdrawalLabel(declared)} prüfen: ${order}`,
    blocks: [
      {
        kind: 'note',
        text: supportNote(declaredOrder),
      },
      ...declarationBlocks(declared),
      ...(declaredOrder ? [orderRows(declaredOrder.order)] : []),
    ],
  });
}

type Composer = (declared: Declaration, declaredOrder: DeclaredOrder | null, config: Config) => Mail | null;

/**
 * The order's own mailbox is notified too if another one was declared, so that no order is withdrawn without its
 * owner's knowledge.
 */
const COMPOSERS: Readonly<Record<WithdrawalRecipient, Composer>> = {
  declarant: (declared, declaredOrder, config) => customerMail(declared, declaredOrder, declared.email, config),
  customer: (declared, declaredOrder, config) => {
    const isOther = declaredOrder !== null && declaredOrder.order.email.toLowerCase() !== declared.email.toLowerCase();
    return isOther ? customerMail(declared, declaredOrder, declaredOrder.order.email, config) : null;
  },
  dealer: (declared, declaredOrder, config) =>
    declaredOrder && !isUnconfirmed(declaredOrder.order) ? dealerMail(declared, declaredOrder, config) : null,
  support: supportMail,
};

/** The mails that the command's row names; the declarant's comes first where it gets one. */
export function composeWithdrawalMails(
  command: DeclaringCommand | 'assignWithdrawal',
  { declared, declaredOrder }: { readonly declared: Declaration; readonly declaredOrder: DeclaredOrder | null },
  config: Config,
): Mail[] {
  const { mails }: WithdrawalCommand = WITHDRAWAL_COMMANDS[command];
  return mails.flatMap((recipient) => COMPOSERS[recipient](declared, declaredOrder, config) ?? []);
}
