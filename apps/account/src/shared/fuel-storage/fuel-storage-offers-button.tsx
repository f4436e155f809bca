import type { FuelStorage } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { LinkButton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatKilograms } from './format-kilograms';
import { orderAmountKg } from '../order-cards/order-amount-kg';

interface FuelStorageOffersButtonProps {
  readonly fuelStorage: FuelStorage;
  readonly variant?: 'primary' | 'secondary';
}

/** The next order into a store, with what fits in filled in. */
export function FuelStorageOffersButton({ fuelStorage, variant = 'secondary' }: FuelStorageOffersButtonProps) {
  const { t } = useLingui();
  const site = useSite();
  const amountKg = orderAmountKg(fuelStorage.OrderPath, site);
  const amount = amountKg === null ? null : formatKilograms(amountKg, site);
  return (
    <LinkButton
      href={fuelStorage.OrderPath}
      variant={variant}
      aria-label={amount ? t`Angebote für ${amount} nach ${fuelStorage.Place}` : t`Angebote für ${fuelStorage.Place}`}
    >
      {amount ? <Trans>Angebote für {amount}</Trans> : <Trans>Angebote ansehen</Trans>}
    </LinkButton>
  );
}
