import type { ProductGroup } from '@heizplatz/calculator';
import type { OrderProcess } from '@heizplatz/contract';
import { addressLines } from '@heizplatz/order-ui';
import { addressStepPath } from '@heizplatz/routes';
import { Trans } from '@lingui/react/macro';
import { SummaryCard } from './summary-card';

/** Who pays, with what a business has on its invoice. */
export function InvoiceCard({ process, group }: { readonly process: OrderProcess; readonly group: ProductGroup }) {
  const { InvoiceAddress: invoice, DeliveryAddress: delivery } = process;
  const { TaxNumber: taxNumber, CostCentre: costCentre } = invoice ?? delivery ?? {};
  return (
    <SummaryCard title={<Trans>Rechnung an</Trans>} changePath={addressStepPath(group)}>
      <p>{invoice ? addressLines(invoice).join(', ') : <Trans>wie Lieferadresse</Trans>}</p>
      {taxNumber && (
        <p className="quiet">
          <Trans>Steuernummer {taxNumber}</Trans>
        </p>
      )}
      {costCentre && (
        <p className="quiet">
          <Trans>Kostenstelle {costCentre}</Trans>
        </p>
      )}
    </SummaryCard>
  );
}
