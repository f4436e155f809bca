import { BRAND } from '@heizplatz/country';
import { Card, CardHeader } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './read-aloud.module.css';

/** What the caller orders, as it is read out. */
export interface ReadAloudOrder {
  /** Company and address. */
  readonly seller: string;
  /** Amount, goods and place. */
  readonly goods: string;
  readonly deliveryDate: string;
  readonly total: string;
  readonly payment: string;
}

interface ReadAloudProps {
  readonly title: ReactNode;
  /** Absent before the order is put together: what has to be read, without its values. */
  readonly order?: ReadAloudOrder;
  readonly hasWithdrawal: boolean;
}

/**
 * The information that a caller must receive before the contract: the law requires it, with a written confirmation
 * later.
 */
export function ReadAloud({ title, order, hasWithdrawal }: ReadAloudProps) {
  return (
    <Card as="section" aria-labelledby="vorlesen">
      <CardHeader titleId="vorlesen" title={title} />
      <ol className={styles.items}>
        <li>
          <Trans>
            Sie sprechen mit dem Kundendienst von {BRAND}. Wir vermitteln; Ihr Vertragspartner ist der Händler.
          </Trans>
        </li>
        {order ? <OrderItems order={order} /> : <GeneralItems />}
        {hasWithdrawal && (
          <li>
            <Trans>Verbraucher können 14 Tage lang widerrufen; die Belehrung kommt mit der Bestätigung.</Trans>
          </li>
        )}
        <li>
          <Trans>„Soll ich das so zahlungspflichtig bestellen?“ Erst nach einem klaren Ja abschließen.</Trans>
        </li>
      </ol>
      <p className="quiet">
        <Trans>
          Die Bestellung hält fest, wer sie aufgenommen hat. Der Kunde bekommt alles sofort per Mail bestätigt, mit AGB
          und Belehrungen des Händlers.
        </Trans>
      </p>
    </Card>
  );
}

const GeneralItems = () => (
  <>
    <li>
      <Trans>Name und Anschrift des Händlers, Ware, Menge und spätester Liefertag.</Trans>
    </li>
    <li>
      <Trans>Gesamtpreis mit Steuer und Lieferung; abgerechnet wird nach der gelieferten Menge.</Trans>
    </li>
    <li>
      <Trans>
        Zahlungsart. Mandat, Kredit und Einwilligungen kann nur der Kunde selbst geben: am Telefon auf Rechnung.
      </Trans>
    </li>
  </>
);

const OrderItems = ({ order: { seller, goods, deliveryDate, total, payment } }: { readonly order: ReadAloudOrder }) => (
  <>
    <li>
      <Trans>Der Händler ist {seller}.</Trans>
    </li>
    <li>
      <Trans>
        Er liefert {goods}, spätestens am {deliveryDate}.
      </Trans>
    </li>
    <li>
      <Trans>Gesamtpreis mit Steuer und Lieferung: {total}; abgerechnet wird nach der gelieferten Menge.</Trans>
    </li>
    <li>
      <Trans>Zahlungsart: {payment}.</Trans>
    </li>
  </>
);
