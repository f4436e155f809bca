import { beforeFullStop, formatLongDate } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Trans } from '@lingui/react/macro';
import { deadlineText } from '../../../../shared/order-page/deadline-text';
import { windowText } from '../../../../shared/order-page/window-text';
import { useCustomerOrder } from './customer-order-context';

/** The state in a sentence: how things stand, who does what next, and by when. */
export function WhatNext() {
  const site = useSite();
  const { order } = useCustomerOrder();
  const { Company: company } = order.Dealer;
  if (order.ConfirmUntil) return <Trans>Die Bestellung ist gespeichert und wartet auf Ihre Bestätigung.</Trans>;
  if (order.May.AnswerDate) return <Trans>{company} schlägt Ihnen einen Termin vor. Bitte antworten Sie.</Trans>;
  if (order.May.AnswerWeight && order.Delivered?.IsToConfirm)
    return <Trans>Gemeldet wurde weniger, als Sie bestellt haben. Bitte bestätigen Sie die Menge.</Trans>;
  if (order.May.AnswerWeight) return <Trans>Es kam mehr an, als Sie bestellt haben. Bitte entscheiden Sie.</Trans>;
  switch (order.State) {
    case 'placed':
      // By the clock, before a job expires the order.
      if (!order.May.Move)
        return <Trans>{company} hat nicht rechtzeitig geantwortet. Sie bekommen gleich eine E-Mail.</Trans>;
      return (
        <Trans>
          {company} antwortet bis {deadlineText(order.AnswerDueAt, site)}. Sobald die Antwort da ist, bekommen Sie eine
          E-Mail.
        </Trans>
      );
    case 'accepted':
      return (
        <Trans>
          {company} hat die Bestellung angenommen und stimmt den Termin mit Ihnen ab. Geliefert wird bis{' '}
          {formatLongDate(order.Offer.DeliveryDate, site)}.
        </Trans>
      );
    case 'scheduled':
      return order.Window ? (
        <Trans>Der Lkw kommt am {windowText(order.Window, site)}. Bitte sorgen Sie für freie Zufahrt.</Trans>
      ) : (
        <Trans>Der Termin steht.</Trans>
      );
    case 'delivery-failed':
      return <Trans>Die Lieferung hat nicht geklappt. {company} schlägt Ihnen einen neuen Termin vor.</Trans>;
    case 'delivered':
      if (order.Delivered?.IsToConfirm) return <Trans>Unser Kundendienst klärt, welche Menge ankam.</Trans>;
      return <Trans>Die Ware ist da. Die Rechnung kommt von {beforeFullStop(company)}.</Trans>;
    case 'invoiced':
      return <Trans>{company} hat die Rechnung gestellt. Bezahlt wird an den Händler.</Trans>;
    case 'paid':
      return <Trans>Geliefert und bezahlt. Es gibt nichts mehr zu tun.</Trans>;
    default:
      return <HowItEnded />;
  }
}

/** Orders that came to nothing; none of them costs anything. */
function HowItEnded() {
  const { order } = useCustomerOrder();
  const { Company: company } = order.Dealer;
  switch (order.State) {
    case 'declined':
      return order.Reason ? (
        <Trans>
          {company} kann diese Bestellung nicht ausführen: „{order.Reason}“ Es entstehen Ihnen keine Kosten.
        </Trans>
      ) : (
        <Trans>{company} kann diese Bestellung nicht ausführen. Es entstehen Ihnen keine Kosten.</Trans>
      );
    case 'expired':
      return (
        <Trans>
          {company} hat nicht rechtzeitig geantwortet. Die Bestellung ist beendet, es entstehen Ihnen keine Kosten.
        </Trans>
      );
    case 'withdrawn':
      return <Trans>Sie haben den Vertrag widerrufen. Die Bestätigung steht in Ihren E-Mails.</Trans>;
    default:
      return order.Reason ? (
        <Trans>Diese Bestellung ist storniert: „{order.Reason}“</Trans>
      ) : (
        <Trans>Diese Bestellung ist storniert.</Trans>
      );
  }
}
