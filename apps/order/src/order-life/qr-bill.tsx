import { Card, CardHeader } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './qr-bill.module.css';

/** The Swiss QR bill; as a picture, since the document's own style policy refuses styles inside an SVG. */
export function QrBill({ svg }: { readonly svg: string }) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="qr-rechnung">
      <CardHeader titleId="qr-rechnung" title={<Trans>QR-Rechnung</Trans>} />
      <p className="quiet">
        <Trans>Zahlbar nach der Lieferung; der Betrag gilt für die bestellte Menge.</Trans>
      </p>
      <img
        className={styles.bill}
        alt={t`QR-Rechnung mit Empfangsschein und Zahlteil`}
        src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`}
      />
    </Card>
  );
}
