import type { DeliveryPointsInput } from './amount-drafts';
import { addressField, amountField } from './amount-issues';
import { parseWholeNumber } from '@heizplatz/form-ui';

/** What the form said without script, by its fields' names; amounts as they are typed, '3.000' among them. */
export const sentDeliveryPoints = (
  sent: Readonly<Record<string, string>>,
  deliveryPoints: number,
): DeliveryPointsInput =>
  Array.from({ length: deliveryPoints }, (_, index) => ({
    amount: parseWholeNumber(sent[amountField(index + 1)] ?? ''),
    addressId: Number(sent[addressField(index + 1)]) || null,
  }));
