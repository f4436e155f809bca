import { phoneHref } from '@heizplatz/country';
import type { ProductGroup } from '@heizplatz/calculator';
import type { OrderDeliveryPoint } from '@heizplatz/contract';
import { addressLines } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { Trans } from '@lingui/react/macro';
import { amountText } from '../offer/amount-text';
import styles from './delivery-point-list.module.css';

interface DeliveryPointListProps {
  readonly deliveryPoints: readonly OrderDeliveryPoint[];
  readonly group: ProductGroup;
}

/** Where it goes: each delivery point with what it gets, whom to call and what the driver should know. */
export function DeliveryPointList({ deliveryPoints, group }: DeliveryPointListProps) {
  const site = useSite();
  return (
    <ul className={styles.stations}>
      {deliveryPoints.map(({ StationNumber: number, StationAmount, Address: address }) => (
        <li key={number}>
          {deliveryPoints.length > 1 && (
            <p className={styles.name}>
              <Trans>Lieferstelle {number}</Trans>
              <span className="tabular">{amountText(StationAmount, group, site)}</span>
            </p>
          )}
          {addressLines(address).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="quiet">
            <Trans>
              Telefon <a href={phoneHref(address.Phone)}>{address.Phone}</a>
            </Trans>
          </p>
          {address.AccessNotes && (
            <p className="quiet">
              <Trans>Hinweis zur Zufahrt: {address.AccessNotes}</Trans>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
