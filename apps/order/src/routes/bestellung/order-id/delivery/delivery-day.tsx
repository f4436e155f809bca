import { formatLongDate } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Icon } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { PlannedVatNote } from '../../../../shared/delivered/vat-note';
import { windowText } from '../../../../shared/order-page/window-text';
import { useCustomerOrder } from '../order-page/customer-order-context';
import styles from '../order-side.module.css';

/** The agreed date with its calendar file, or until when it comes at the latest. */
export function DeliveryDay() {
  const site = useSite();
  const { order } = useCustomerOrder();
  return (
    <div>
      <p className={styles.window}>
        {order.Window ? (
          windowText(order.Window, site)
        ) : (
          <Trans>bis {formatLongDate(order.Offer.DeliveryDate, site)}</Trans>
        )}
      </p>
      {order.ProposedWindow ? null : <PlannedVatNote planned={order.PlannedVat} />}
      {order.CalendarPath && (
        <a href={order.CalendarPath} className={styles.link}>
          <Icon name="calendar" size={18} />
          <Trans>In den Kalender</Trans>
        </a>
      )}
    </div>
  );
}
