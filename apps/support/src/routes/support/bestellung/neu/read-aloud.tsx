import { BRAND } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, CardHeader } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import styles from '../../../../shared/order/order-view.module.css';

/**
 * The information that a caller must receive before the contract: the law requires it, with a written confirmation
 * later.
 */
export function ReadAloud() {
  const { iso } = useSite();
  return (
    <Card as="section" aria-labelledby="vorlesen">
      <CardHeader titleId="vorlesen" title={<Trans>3. Vor dem Abschluss vorlesen</Trans>} />
      <ol className={styles.said}>
        <li>
          <Trans>
            Sie sprechen mit dem Kundendienst von {BRAND}. Wir vermitteln; Ihr Vertragspartner ist der Händler.
          </Trans>
        </li>
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
        {iso !== 'CH' && (
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
