import { addressLines } from '@heizplatz/order-ui';
import { Card, CardHeader } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { ActionDisclosure } from '../forms/action-disclosure';
import { AddressCorrection } from '../forms/address-correction';
import { addressFormId } from '../forms/order-address';
import { amountText } from '../../../../shared/order/amount-text';
import { useStaffOrder } from '../order-context';
import styles from './delivery-points-card.module.css';

/** Where it goes and who pays, each with the form that corrects it. */
export function DeliveryPointsCard() {
  const { order } = useStaffOrder();
  const { Stations, InvoiceAddress, May } = order;
  return (
    <Card as="section" aria-labelledby="adressen">
      <CardHeader titleId="adressen" title={<Trans>Adressen</Trans>} />
      <div className={styles.addresses}>
        {Stations.map(({ StationNumber, StationAmount, Address }) => (
          <div key={StationNumber}>
            <h3 className={styles.title}>
              {Stations.length === 1 ? (
                <Trans>Lieferadresse</Trans>
              ) : (
                <Trans>
                  Lieferstelle {StationNumber}: {amountText(StationAmount, order)}
                </Trans>
              )}
            </h3>
            <address className={styles.lines}>
              {[...addressLines(Address), Address.Phone, Address.AccessNotes].filter(Boolean).join('\n')}
            </address>
            <ActionDisclosure
              form={addressFormId(StationNumber)}
              isOffered={May.CorrectAddress}
              summary={<Trans>Adresse berichtigen</Trans>}
            >
              <AddressCorrection key={order.Version} deliveryPointNumber={StationNumber} />
            </ActionDisclosure>
          </div>
        ))}
        <div>
          <h3 className={styles.title}>
            <Trans>Rechnungsadresse</Trans>
          </h3>
          <address className={styles.lines}>
            {InvoiceAddress ? addressLines(InvoiceAddress).join('\n') : <Trans>wie Lieferadresse</Trans>}
          </address>
          <ActionDisclosure
            form={addressFormId(null)}
            isOffered={May.CorrectInvoiceAddress}
            summary={<Trans>Rechnungsadresse berichtigen</Trans>}
          >
            <AddressCorrection key={order.Version} deliveryPointNumber={null} />
          </ActionDisclosure>
        </div>
      </div>
    </Card>
  );
}
