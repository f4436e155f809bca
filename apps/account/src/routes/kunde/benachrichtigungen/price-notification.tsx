import type { Notification } from '@heizplatz/contract';
import { formatDate, formatMoney, siteById } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, Chip, type KeyValue, KeyValueList } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { EndButton } from './end-button';
import styles from './notifications-view.module.css';
import { amountText, getProductGroup } from './wish-goods';

interface PriceNotificationProps {
  readonly notification: Notification;
  readonly onEnded: () => Promise<unknown>;
}

/** A wished price beside today's. */
export function PriceNotification({ notification, onEnded }: PriceNotificationProps) {
  const { t } = useLingui();
  const site = useSite();
  const { Amount, CountryId, Id, LastSentAt, PriceToday, ProductId, State, Threshold, ZipCode } = notification;
  const group = getProductGroup(ProductId);
  const product = notification.ProductName ?? t`Brennstoff`;
  const place = ZipCode ?? '';
  const isReached = PriceToday !== null && Threshold !== null && PriceToday <= Threshold;
  const price = (value: number) => {
    const money = formatMoney(value, siteById(CountryId));
    return group ? `${money} / ${group.priceUnit.name}` : money;
  };
  const facts: KeyValue[] = [
    { id: 'wish', label: t`Wunschpreis`, value: Threshold === null ? '–' : price(Threshold) },
    {
      id: 'today',
      label: t`Preis heute`,
      value: PriceToday === null ? t`niemand liefert dorthin` : price(PriceToday),
    },
    { id: 'sent', label: t`Letzte E-Mail`, value: LastSentAt === null ? t`noch keine` : formatDate(LastSentAt, site) },
  ];
  return (
    <Card as="li" className={styles.card}>
      <h3>
        {product}
        {Amount !== null && `, ${amountText(Amount, group, site)}`}
      </h3>
      <p>
        <Trans>nach {place}</Trans> {State === 'waiting' && <Waiting />}
      </p>
      <KeyValueList variant="lined" items={facts} />
      {isReached && (
        <p className={styles.reached}>
          <Trans>Ihr Wunschpreis ist erreicht.</Trans>
        </p>
      )}
      <EndButton id={Id} name={t`Wunschpreis beenden: ${product} nach ${place}`} onEnded={onEnded}>
        <Trans>Beenden</Trans>
      </EndButton>
    </Card>
  );
}

const Waiting = () => (
  <Chip tone="warn">
    <Trans>wartet auf Ihre Bestätigung per E-Mail</Trans>
  </Chip>
);
