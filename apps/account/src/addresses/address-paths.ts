import { addressKindOf, type AddressType } from '@heizplatz/order-ui';
import { ACCOUNT_PATHS } from '../account-paths';

/** The modal's page; `key` is an address's id, that of one added in this tab, or 'neu'. */
export const addressFormPath = (type: AddressType, key: string): string =>
  `${ACCOUNT_PATHS.masterData}/${addressKindOf(type)}/${encodeURIComponent(key)}`;
