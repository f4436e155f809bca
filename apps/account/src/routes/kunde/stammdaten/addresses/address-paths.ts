import { getAddressKind, type AddressType } from '@heizplatz/order-ui';
import { MASTER_DATA_PATH } from '@heizplatz/routes';

/** Last part of the page that asks whether an address shall go. */
export const DELETION = 'loeschen';

/** The modal's page; `key` is an address's id, that of one added in this tab, or 'neu'. */
export const addressFormPath = (type: AddressType, key: string): string =>
  `${MASTER_DATA_PATH}/${getAddressKind(type)}/${encodeURIComponent(key)}`;

/** Without script: a deletion is asked for on a page of its own. */
export const addressDeletionPath = (type: AddressType, key: string): string =>
  `${addressFormPath(type, key)}/${DELETION}`;
