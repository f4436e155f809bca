import type { DeliveryPointsInput } from './amount-drafts';
import { addressField, amountField } from './amount-issues';
import { parseWholeNumber } from '@heizplatz/form-ui';

/** The values of the form without JavaScript, by its fields' names; amounts as entered, for example '3.000'. */
export const sentDeliveryPoints = (
  sent: Readonly<Record<string, string>>,
  deliveryPoints: number,
): DeliveryPointsInput =>
  Array.from({ length: deliveryPoints }, (_, index) => ({
    amount: parseWholeNumber(sent[amountField(index + 1)] ?? ''),
    addressId: Number(sent[addressField(index + 1)]) || null,
  }));
