import { withdrawOrderPath } from '@heizplatz/routes';
import { Card, CardHeader, Disclosure, LinkButton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { numberedAction } from '../../../../shared/action-posts/send-action';
import { useIsActionRefused } from '../../../../shared/action-posts/use-is-action-refused';
import { AddressChangeForm } from '../delivery/address-change-form';
import { CancelForm } from '../cancellation/cancel-form';
import { ComplaintForm } from '../complaints/complaint-form';
import styles from '../customer-actions.module.css';
import { useCustomerOrder } from '../order-page/customer-order-context';
import { MoveForm } from '../delivery/move-form';
import { WithdrawalPeriod } from '../order-page/withdrawal-period';

/** The customer's allowed actions, according to the server. */
export function CustomerActions() {
  const { order, orderKey } = useCustomerOrder();
  const isRefused = useIsActionRefused();
  const { ChangeAddress, Move, Cancel, Withdraw, Complain } = order.May;
  if (!ChangeAddress && !Move && !Cancel && !Withdraw && !Complain) return null;
  return (
    <Card as="section" aria-labelledby="moeglichkeiten" className={styles.acts}>
      <CardHeader titleId="moeglichkeiten" title={<Trans>Was Sie tun können</Trans>} />
      {ChangeAddress && (
        <Disclosure
          variant="boxed"
          summary={<Trans>Adresse, Telefon oder Hinweise ändern</Trans>}
          open={isRefused(...order.Stations.map(({ StationNumber }) => numberedAction('lieferadresse', StationNumber)))}
        >
          {order.Stations.map((deliveryPoint) => (
            <AddressChangeForm key={deliveryPoint.StationNumber} deliveryPoint={deliveryPoint} />
          ))}
        </Disclosure>
      )}
      {Move && (
        <Disclosure variant="boxed" summary={<Trans>Anderen Termin wünschen</Trans>} open={isRefused('termin')}>
          <MoveForm />
        </Disclosure>
      )}
      {Complain && (
        <Disclosure variant="boxed" summary={<Trans>Etwas reklamieren</Trans>} open={isRefused('reklamation')}>
          <ComplaintForm />
        </Disclosure>
      )}
      {Withdraw && (
        <Disclosure variant="boxed" summary={<Trans>Vertrag widerrufen</Trans>}>
          <div className={styles.withdrawal}>
            <WithdrawalPeriod until={order.WithdrawUntil} />
            <LinkButton href={withdrawOrderPath(order.OrderId, orderKey.Token)}>
              <Trans>Zum Widerruf</Trans>
            </LinkButton>
          </div>
        </Disclosure>
      )}
      {Cancel && (
        <Disclosure variant="boxed" summary={<Trans>Bestellung stornieren</Trans>} open={isRefused('storno')}>
          <CancelForm />
        </Disclosure>
      )}
    </Card>
  );
}
