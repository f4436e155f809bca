import type { OrderProcess } from '@heizplatz/contract';
import { ELSEWHERE_NAME } from '../../../shared/address-form/form-names';

/** What is ticked in the address step; undefined: the first of the list. */
export interface ChosenAddresses {
  readonly deliveryId: number | undefined;
  readonly hasInvoice: boolean;
  readonly invoiceId: number | undefined;
}

/** As submitted by a form without JavaScript. */
export const sentChoice = (values: Readonly<Record<string, string>>): ChosenAddresses => ({
  deliveryId: Number(values['lieferadresse']),
  hasInvoice: ELSEWHERE_NAME in values,
  invoiceId: Number(values['rechnungsadresse']),
});

/** As the process has it. */
export const chosenAddresses = ({ DeliveryAddress, InvoiceAddress }: OrderProcess): ChosenAddresses => ({
  deliveryId: DeliveryAddress?.Id,
  hasInvoice: InvoiceAddress !== null,
  invoiceId: InvoiceAddress?.Id,
});
