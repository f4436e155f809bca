import { getAddressKind, type AddressType } from '@heizplatz/order-ui';
import { MASTER_DATA_PATH } from '@heizplatz/routes';

/** Last path segment of the page that confirms the deletion of an address. */
export const DELETION = 'loeschen';

/** The modal's page; `key` is an address's id, that of one added in this tab, or 'neu'. */
export const addressFormPath = (type: AddressType, key: string): string =>
  `${MASTER_DATA_PATH}/${getAddressKind(type)}/${encodeURIComponent(key)}`;

/** Without JavaScript: a deletion is confirmed on a separate page. */
export const addressDeletionPath = (type: AddressType, key: string): string =>
  `${addressFormPath(type, key)}/${DELETION}`;
