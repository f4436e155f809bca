import { type MailRow, momentText } from '@heizplatz/api-platform';
import { groupName, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { siteById } from '@heizplatz/country';
import { amountText } from '../order-view/order-metrics';
import type { StoredInquiry } from './request-repository';

export type InquiryContent = Omit<
  StoredInquiry,
  'id' | 'tokenHash' | 'expiresAt' | 'confirmedAt' | 'answeredAt' | 'answeredByName'
>;

const KIND_NAMES: Readonly<Record<InquiryContent['kind'], string>> = {
  bulk: 'Großmenge',
  'call-back': 'Rückruf',
};

const goodsName = ({ productGroupId, countryId }: InquiryContent): string =>
  groupName(PRODUCT_GROUPS[productGroupId], countryId);

/** 'Großmenge, 40.000 kg Holzpellets lose nach 10115'. */
export const inquiryTitle = (inquiry: InquiryContent): string =>
  `${KIND_NAMES[inquiry.kind]}, ${amountText(inquiry)} ${goodsName(inquiry)} nach ${inquiry.zipCode}`;

/** Values from lists and numeric input: nothing in it is the sender's own text. */
export const goodsRows = (inquiry: InquiryContent): MailRow[] => [
  { label: 'Art', value: KIND_NAMES[inquiry.kind] },
  { label: 'Ware', value: goodsName(inquiry) },
  { label: 'Menge', value: amountText(inquiry) },
  { label: 'Postleitzahl', value: inquiry.zipCode },
  { label: 'Gesendet', value: momentText(inquiry.sentAt, siteById(inquiry.countryId)) },
];

/** The sender's complete input. */
export const inquiryRows = (inquiry: InquiryContent): MailRow[] => [
  ...goodsRows(inquiry),
  { label: 'Name', value: inquiry.name },
  { label: 'E-Mail', value: inquiry.email },
  ...(inquiry.phone ? [{ label: 'Telefon', value: inquiry.phone }] : []),
  ...(inquiry.message ? [{ label: 'Nachricht', value: inquiry.message }] : []),
];
