import type { CALLS, CallResponse } from '@heizplatz/contract';
import { formatUnitPrice } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { MASTER_DATA_PATH } from '@heizplatz/routes';
import { Card, CardHeader, LinkButton, PriceFigure, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import styles from './customer-home-view.module.css';

interface HomePriceProps {
  readonly price: CallResponse<typeof CALLS.customerStart>['LastPrice'];
}

/** The cheapest loose pellets at home today. */
export function HomePrice({ price }: HomePriceProps) {
  const site = useSite();
  return (
    <Card as="section" tone="wood" aria-labelledby="preis" className={styles.card}>
      <CardHeader titleId="preis" title={<Trans>Preis bei Ihnen heute</Trans>} />
      {price ? (
        <>
          <PriceFigure
            size="large"
            value={formatUnitPrice(price.UnitPrice, site, price.Unit)}
            note={
              <Trans>
                Günstigstes Angebot für 6 t lose Pellets nach {price.ZipCode} {price.Place}, Lieferung und MwSt.
                inklusive
              </Trans>
            }
          />
          <LinkButton href={price.Path}>
            <Trans>Angebote ansehen</Trans>
          </LinkButton>
        </>
      ) : (
        <p>
          <Trans>
            Hier steht, was Pellets bei Ihnen kosten, sobald in den{' '}
            <TextLink href={MASTER_DATA_PATH}>Stammdaten</TextLink> eine Lieferadresse steht, zu der jemand liefert.
          </Trans>
        </p>
      )}
    </Card>
  );
}
