import type { OrderProcess } from '@heizplatz/contract';

/** What is ticked in the address step; undefined: the first of the list. */
export interface ChosenAddresses {
  readonly deliveryId: number | undefined;
  readonly hasInvoice: boolean;
  readonly invoiceId: number | undefined;
}

/** As the process has it. */
export const chosenAddresses = ({ DeliveryAddress, InvoiceAddress }: OrderProcess): ChosenAddresses => ({
  deliveryId: DeliveryAddress?.Id,
  hasInvoice: InvoiceAddress !== null,
  invoiceId: InvoiceAddress?.Id,
});
