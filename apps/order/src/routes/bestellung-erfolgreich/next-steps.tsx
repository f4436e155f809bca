import type { ProductGroup } from '@heizplatz/calculator';
import type { PlacedOrder } from '@heizplatz/contract';
import { formatLongDate, formatTime } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { orderPath } from '@heizplatz/routes';
import { Card, CardHeader, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { SettlementSentence } from '../../shared/offer/settlement-sentence';
import { deadlineText } from '../../shared/order-page/deadline-text';
import styles from './next-steps.module.css';

/** What happens now, with the days by which it happens. */
export function NextSteps({ order, group }: { readonly order: PlacedOrder; readonly group: ProductGroup }) {
  const site = useSite();
  const { DealerCompany: company, DeliveryDate: delivery } = order.Offer;
  return (
    <Card as="section" tone="spruce" aria-labelledby="wie-es-weitergeht">
      <CardHeader titleId="wie-es-weitergeht" title={<Trans>Wie es weitergeht</Trans>} />
      <ol className={styles.steps}>
        {order.ConfirmUntil && (
          <li>
            <Trans>
              Bitte bestätigen Sie bis {formatTime(order.ConfirmUntil, site)}: Wir haben einen Link an{' '}
              {order.EmailAddress} geschickt. Erst dann geht die Bestellung an den Händler.{' '}
              <TextLink href={`${orderPath(order.OrderId, null)}#bestaetigung`}>Link noch einmal senden</TextLink>
            </Trans>
          </li>
        )}
        <li>
          {order.ConfirmUntil ? (
            <Trans>{company} antwortet Ihnen nach der Bestätigung.</Trans>
          ) : (
            <Trans>
              {company} antwortet bis {deadlineText(order.AnswerDueAt, site)}.
            </Trans>
          )}
        </li>
        <li>
          <Trans>
            Der Händler stimmt den Termin mit Ihnen ab; geliefert wird bis {formatLongDate(delivery, site)}.
          </Trans>
        </li>
        <li>
          <SettlementSentence group={group} />
        </li>
      </ol>
    </Card>
  );
}
