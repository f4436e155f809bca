import { decideInvoiced } from '@heizplatz/api-ordering';
import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { forDealerCommand } from './for-dealer-command';

export const staffEnterInvoiceForDealer = defineHandler(CALLS.staffEnterInvoiceForDealer, ({ body }, context) =>
  forDealerCommand(body, context, (decision) =>
    decideInvoiced({ number: body.InvoiceNumber, totalCents: Math.round(body.InvoiceTotal * 100) }, decision),
  ),
);
