import { formatMoney } from '@heizplatz/country';
import { Card, CardHeader } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStaffOrder } from '../order-context';
import styles from './price-card.module.css';

/** The query, the offer's response, and the cost of each part: as stored with the order, not computed again. */
export function PriceCard() {
  const { t } = useLingui();
  const { order, site } = useStaffOrder();
  return (
    <Card as="section" aria-labelledby="preis">
      <CardHeader titleId="preis" title={<Trans>So kam dieser Preis zustande</Trans>} />
      <p className="quiet">
        <Trans>Aus der Auswahl und dem Angebot, die mit der Bestellung gespeichert sind; Beträge brutto.</Trans>
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Bestandteil</Trans>
            </th>
            <th scope="col">
              <Trans>Grundlage</Trans>
            </th>
            <th scope="col" className={styles.money}>
              <Trans>Betrag</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {order.PriceLines.map(({ Label, Value, Amount }, index) => (
            <tr key={`${Label} ${index}`} className={Label === 'Gesamtpreis' ? styles.total : undefined}>
              <th scope="row">{Label}</th>
              <td>{Value}</td>
              <td className={styles.money}>
                {Amount === null ? '' : Amount === 0 ? t`inklusive` : formatMoney(Amount, site)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
