import type { FuelStorage } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatKilograms } from './format-kilograms';
import { orderAmountKg } from './order-amount-kg';

interface StoreOffersButtonProps {
  readonly store: FuelStorage;
  readonly variant?: 'primary' | 'secondary';
}

/** The next order into a store, with what fits in filled in. */
export function StoreOffersButton({ store, variant = 'secondary' }: StoreOffersButtonProps) {
  const { t } = useLingui();
  const site = useSite();
  const amountKg = orderAmountKg(store.OrderPath, site);
  const amount = amountKg === null ? null : formatKilograms(amountKg, site);
  return (
    <LinkButton
      href={store.OrderPath}
      variant={variant}
      aria-label={amount ? t`Angebote für ${amount} nach ${store.Place}` : t`Angebote für ${store.Place}`}
    >
      {amount ? <Trans>Angebote für {amount}</Trans> : <Trans>Angebote ansehen</Trans>}
    </LinkButton>
  );
}
