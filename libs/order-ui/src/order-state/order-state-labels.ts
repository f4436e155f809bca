import type { Open, OrderState } from '@heizplatz/contract';
import type { ChipTone } from '@heizplatz/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface OrderStateLabels {
  readonly label: MessageDescriptor;
  readonly tone: ChipTone;
}

/** Labels of an order's states in the customer's list, the same as on the order's own page. */
export const ORDER_STATE_LABELS: Readonly<Record<Open<OrderState>, OrderStateLabels>> = {
  placed: { label: msg`Eingegangen`, tone: 'info' },
  accepted: { label: msg`Angenommen`, tone: 'good' },
  declined: { label: msg`Abgelehnt`, tone: 'bad' },
  expired: { label: msg`Nicht beantwortet`, tone: 'warn' },
  scheduled: { label: msg`Termin steht`, tone: 'good' },
  'delivery-failed': { label: msg`Nicht zugestellt`, tone: 'warn' },
  delivered: { label: msg`Geliefert`, tone: 'good' },
  invoiced: { label: msg`Abgerechnet`, tone: 'good' },
  paid: { label: msg`Bezahlt`, tone: 'good' },
  cancelled: { label: msg`Storniert`, tone: 'sunk' },
  withdrawn: { label: msg`Widerrufen`, tone: 'sunk' },
  other: { label: msg`In Bearbeitung`, tone: 'info' },
};
