import type { PlacedOrder } from '@heizplatz/contract';
import { formatMoney } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Button, Card, CardHeader, Dialog } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CopyRow } from './copy-row';
import styles from './qr-bill.module.css';

/** The Swiss QR bill; as a picture, since the document's own style policy refuses styles inside an SVG. */
export function QrBill({ order }: { readonly order: Pick<PlacedOrder, 'QrBillSvg' | 'QrBill'> }) {
  const { t } = useLingui();
  const site = useSite();
  const [isLarge, setLarge] = useState(false);
  const { QrBillSvg: svg, QrBill: bill } = order;
  if (!svg) return null;
  const alt = t`QR-Rechnung mit Empfangsschein und Zahlteil`;
  const src = `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
  return (
    <Card as="section" aria-labelledby="qr-rechnung">
      <CardHeader titleId="qr-rechnung" title={<Trans>QR-Rechnung</Trans>} />
      <p className="quiet">
        <Trans>Der Betrag gilt für die gelieferte Menge.</Trans>
      </p>
      <img className={styles.bill} alt={alt} src={src} />
      <p>
        <Button size="small" className="script-only" onClick={() => setLarge(true)}>
          <Trans>QR-Rechnung vergrößern</Trans>
        </Button>
      </p>
      {bill && (
        <ul className={styles.rows}>
          <CopyRow label={t`Betrag`} text={formatMoney(bill.Amount, site)} copied={bill.Amount.toFixed(2)} />
          <CopyRow label={t`Konto`} text={accountText(bill.Account)} copied={bill.Account} />
          <CopyRow label={t`Referenz`} text={referenceText(bill.Reference)} copied={bill.Reference} />
        </ul>
      )}
      <Dialog open={isLarge} onClose={() => setLarge(false)} title={<Trans>QR-Rechnung</Trans>} width={1140}>
        <div className={styles.large}>
          <img alt={alt} src={src} />
        </div>
      </Dialog>
    </Card>
  );
}

/** An account in fours from the left, a reference in fives from the right, as bills print them. */
const accountText = (account: string): string => account.replace(/(.{4})(?=.)/g, '$1 ');
const referenceText = (reference: string): string => {
  const ungrouped = reference.length % 5 || 5;
  return reference.slice(0, ungrouped) + reference.slice(ungrouped).replace(/.{5}/g, ' $&');
};
