import { type MailRow, momentText } from '@heizplatz/api-platform';
import { groupName, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { siteById } from '@heizplatz/country';
import { amountText } from '../order-view/order-figures';
import type { StoredRequest } from './request-repository';

export type RequestContent = Omit<StoredRequest, 'id' | 'tokenHash' | 'expiresAt' | 'confirmedAt'>;

const KIND_NAMES: Readonly<Record<RequestContent['kind'], string>> = {
  bulk: 'Großmenge',
  'call-back': 'Rückruf',
};

const goodsName = ({ productGroupId, countryId }: RequestContent): string =>
  groupName(PRODUCT_GROUPS[productGroupId], countryId);

/** 'Großmenge, 40.000 kg Holzpellets lose nach 10115'. */
export const requestTitle = (request: RequestContent): string =>
  `${KIND_NAMES[request.kind]}, ${amountText(request)} ${goodsName(request)} nach ${request.zipCode}`;

/** What was chosen from lists and figures: nothing in it is the sender's own words. */
export const goodsRows = (request: RequestContent): MailRow[] => [
  { label: 'Art', value: KIND_NAMES[request.kind] },
  { label: 'Ware', value: goodsName(request) },
  { label: 'Menge', value: amountText(request) },
  { label: 'Postleitzahl', value: request.zipCode },
  { label: 'Gesendet', value: momentText(request.sentAt, siteById(request.countryId)) },
];

/** All that the sender said. */
export const requestRows = (request: RequestContent): MailRow[] => [
  ...goodsRows(request),
  { label: 'Name', value: request.name },
  { label: 'E-Mail', value: request.email },
  ...(request.phone ? [{ label: 'Telefon', value: request.phone }] : []),
  ...(request.message ? [{ label: 'Nachricht', value: request.message }] : []),
];
