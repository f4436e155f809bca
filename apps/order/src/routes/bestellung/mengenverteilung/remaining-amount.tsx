import type { ProductGroup } from '@heizplatz/calculator';
import type { OrderProcess } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { classNames } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { amountText } from '../../../shared/offer/amount-text';
import styles from './amounts-form.module.css';
import { remainingAmount, type DeliveryPointDraft } from '../../../shared/amounts/delivery-point-draft';

interface RemainingAmountProps {
  readonly deliveryPoints: readonly DeliveryPointDraft[];
  readonly process: OrderProcess;
  readonly group: ProductGroup;
}

/** The amount still to be distributed, announced as it changes. */
export function RemainingAmount({ deliveryPoints, process, group }: RemainingAmountProps) {
  const site = useSite();
  const remaining = remainingAmount(deliveryPoints, process);
  const amount = amountText(Math.abs(remaining), group, site);
  const variant = remaining === 0 ? styles.complete : remaining < 0 ? styles.over : undefined;
  return (
    <p role="status" className={classNames(styles.remaining, variant)}>
      {remaining === 0 && <Trans>Alles ist verteilt.</Trans>}
      {remaining > 0 && <Trans>Noch {amount} zu verteilen.</Trans>}
      {remaining < 0 && <Trans>{amount} zu viel verteilt.</Trans>}
    </p>
  );
}
