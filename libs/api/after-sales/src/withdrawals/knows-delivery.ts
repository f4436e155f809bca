import { foldedName } from '@heizplatz/api-catalog';
import type { Order } from '@heizplatz/api-ordering';

const getLabels = (text: string): string[] => foldedName(text).split('-').filter(Boolean);

/** 'Familie Müller-Lüdenscheidt' matches 'Mueller Lüdenscheidt': every word of the last name, in any spelling. */
function hasLastName(name: string, lastName: string): boolean {
  const names = getLabels(name);
  const requests = getLabels(lastName);
  return requests.length > 0 && requests.every((term) => names.includes(term));
}

/** Whether somebody names a person and the postcode of one delivery of the order; no more than its mails and papers say. */
export const knowsDelivery = (
  { deliveryAddresses }: Pick<Order, 'deliveryAddresses'>,
  { Name, ZipCode }: { readonly Name: string; readonly ZipCode: string },
): boolean =>
  deliveryAddresses.some(
    ({ Address }) => Address.ZipCode === ZipCode.replace(/\D/g, '') && hasLastName(Name, Address.LastName),
  );
