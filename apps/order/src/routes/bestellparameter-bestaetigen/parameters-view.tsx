import { Card, CardHeader } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CheckoutFrame } from '../../shared/checkout/checkout-frame';
import { useOrderProcess } from '../../shared/checkout/order-process/use-order-process';
import { AccessForm } from './access-form';
import styles from './parameters-view.module.css';

export function ParametersView() {
  const { t } = useLingui();
  const { process, group } = useOrderProcess();
  if (!process) return null;
  return (
    <CheckoutFrame
      process={process}
      group={group}
      current={null}
      title={t`Kommt der Lkw zu Ihnen?`}
      lead={<Trans>Damit die Lieferung klappt, fragen wir vorher, was der Fahrer vorfindet.</Trans>}
    >
      <Card as="section" tone="wood" aria-labelledby="grenzen">
        <CardHeader titleId="grenzen" title={<Trans>Lieferung und Zahlung</Trans>} />
        <ul className={styles.limits}>
          {process.DeliveryLimits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
          <li>
            <Trans>Zahlung: {process.PaymentData.Choices.map(({ Name }) => Name).join(', ')}</Trans>
          </li>
        </ul>
      </Card>
      <AccessForm process={process} group={group} />
    </CheckoutFrame>
  );
}
