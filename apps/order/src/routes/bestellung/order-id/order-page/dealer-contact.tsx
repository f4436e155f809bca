import { phoneHref } from '@heizplatz/country';
import { Card, CardHeader, Icon } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { useCustomerOrder } from './customer-order-context';
import styles from '../order-side.module.css';

/** Who sells and delivers, and how to reach them. */
export function DealerContact() {
  const { Company, Address, Phone, EmailAddress } = useCustomerOrder().order.Dealer;
  return (
    <Card as="section" aria-labelledby="haendler">
      <CardHeader titleId="haendler" title={<Trans>Ihr Händler</Trans>} />
      <p>{Company}</p>
      <p className="quiet">{Address}</p>
      <a href={phoneHref(Phone)} className={styles.link}>
        <Icon name="phone" size={18} />
        {Phone}
      </a>
      <a href={`mailto:${EmailAddress}`} className={styles.link}>
        <Icon name="mail" size={18} />
        {EmailAddress}
      </a>
    </Card>
  );
}
