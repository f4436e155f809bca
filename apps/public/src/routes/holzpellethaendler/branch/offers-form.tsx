import { PRODUCT_GROUPS, QUERY_NAMES, groupName } from '@heizplatz/calculator';
import { useStoredCalculator } from '@heizplatz/calculator-ui';
import { type DealerProfile, OTHER_CODE } from '@heizplatz/contract';
import { formatNumber } from '@heizplatz/country';
import { Form, useSite } from '@heizplatz/router';
import { offersPath } from '@heizplatz/routes';
import { Button, Card, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './offers-form.module.css';

const LOOSE_PELLETS = 3;

/** From the dealer to the offers of a postcode; the visitor's own one stands there once the page is alive. */
export function OffersForm({ dealer }: { readonly dealer: Pick<DealerProfile, 'ProductGroupIds'> }) {
  const { t } = useLingui();
  const site = useSite();
  const stored = useStoredCalculator(site.countryId);
  const ProductGroupIds = dealer.ProductGroupIds.filter((id) => id !== OTHER_CODE);
  const id = ProductGroupIds.includes(LOOSE_PELLETS) ? LOOSE_PELLETS : ProductGroupIds[0];
  if (id === undefined) return null;
  const group = PRODUCT_GROUPS[id];
  const name = groupName(group, site.countryId);
  const amount = formatNumber(group.defaultAmount, site);
  return (
    <Card as="section" tone="spruce" aria-labelledby="angebote">
      <Form action={offersPath(group)} method="get" className={styles.form}>
        <h2 id="angebote" className={styles.title}>
          <Trans>Angebote für Ihre Postleitzahl</Trans>
        </h2>
        <p className={styles.text}>
          <Trans>
            {name}, {amount} {group.unit}: alle Händler im Vergleich, Lieferung und MwSt. inklusive.
          </Trans>
        </p>
        <TextField
          // The visitor's own comes after hydration.
          key={stored?.zipCode ?? ''}
          id="angebote-plz"
          name={QUERY_NAMES.zipCode}
          label={t`Postleitzahl`}
          defaultValue={stored?.zipCode ?? ''}
          inputMode="numeric"
          autoComplete="postal-code"
          pattern={site.zipPattern}
          maxLength={site.zipDigits}
          required
        />
        <input type="hidden" name={QUERY_NAMES.amount} value={group.defaultAmount} />
        <Button type="submit" variant="primary" wide>
          <Trans>Angebote ansehen</Trans>
        </Button>
      </Form>
    </Card>
  );
}
