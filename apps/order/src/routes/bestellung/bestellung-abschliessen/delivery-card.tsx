import type { ProductGroup } from '@heizplatz/calculator';
import type { Address, OrderProcess } from '@heizplatz/contract';
import { addressLines } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { addressStepPath, amountsStepPath } from '@heizplatz/routes';
import { Trans } from '@lingui/react/macro';
import { amountText } from '../../../shared/offer/amount-text';
import styles from './delivery-card.module.css';
import { SummaryCard } from './summary-card';

interface DeliveryCardProps {
  readonly process: OrderProcess;
  readonly group: ProductGroup;
}

/** Where to; with several stations each with its amount. */
export function DeliveryCard({ process, group }: DeliveryCardProps) {
  const { Stations: deliveryPoints, DeliveryAddress: delivery } = process;
  if (deliveryPoints.length > 1) return <DeliveryPointsCard process={process} group={group} />;
  return (
    <SummaryCard title={<Trans>Lieferung</Trans>} changePath={addressStepPath(group)}>
      {delivery && <Place address={delivery} />}
    </SummaryCard>
  );
}

function DeliveryPointsCard({ process, group }: DeliveryCardProps) {
  const site = useSite();
  return (
    <SummaryCard
      title={<Trans>Lieferung an {process.Stations.length} Lieferstellen</Trans>}
      changePath={amountsStepPath(group)}
    >
      <ol className={styles.stations}>
        {process.Stations.map(({ StationNumber, StationAmount, Address: address }) => (
          <li key={StationNumber}>
            <p className={styles.amount}>{amountText(StationAmount ?? 0, group, site)}</p>
            {address && <Place address={address} />}
          </li>
        ))}
      </ol>
    </SummaryCard>
  );
}

function Place({ address }: { readonly address: Address }) {
  return (
    <>
      <p>{addressLines(address).join(', ')}</p>
      <p className="quiet">
        <Trans>Telefon {address.Phone}</Trans>
        {address.AccessNotes && ` · ${address.AccessNotes}`}
      </p>
    </>
  );
}
