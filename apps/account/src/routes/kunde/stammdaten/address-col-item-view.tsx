import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useLoaderData } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { AddressItem } from './addresses/address-item';
import { trackAddresses } from './addresses/form/address-entry';
import { PartialPage } from './partial-page';
import styles from './partial-page.module.css';

/** To be read, and the way to change it; deleting belongs to the list, which is saved as a whole. */
export function AddressColItemView() {
  const { t } = useLingui();
  const { addressId } = useLoaderData<{ readonly addressId: number | null }>();
  const { data } = useCall(CALLS.customerAddresses, {});
  if (!data) return null;
  const item = trackAddresses(data.Items).find(({ key }) => key === String(addressId));
  return (
    <PartialPage title={t`Ihre Adresse`}>
      {item ? (
        <ul className={styles.items}>
          <AddressItem item={item} />
        </ul>
      ) : (
        <p className="quiet">
          <Trans>Noch keine Adresse.</Trans>
        </p>
      )}
    </PartialPage>
  );
}
