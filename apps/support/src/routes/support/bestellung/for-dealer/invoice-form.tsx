import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { formatMoney, formatNumber } from '@heizplatz/country';
import { toBody } from '@heizplatz/form-ui';
import { FieldRow, TextField } from '@heizplatz/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStaffOrder } from '../order-context';
import { ForDealerForm } from './for-dealer-form';
import { parseAmountOfMoney } from './parse-amount-of-money';

const ISSUE_LABELS = { PRICE_INV: msg`Bitte ein Betrag wie 2287,23.` };

/** The dealer sent its invoice: which, and over how much. */
export function InvoiceForm() {
  const { t } = useLingui();
  const api = useApi();
  const { order, site } = useStaffOrder();
  const total = order.Delivered?.TotalPrice ?? order.Offer.TotalPrice;
  const computed = formatMoney(total, site);
  const names = { InvoiceNumber: t`Rechnungsnummer`, InvoiceTotal: t`Rechnungsbetrag (brutto)` };
  return (
    <ForDealerForm
      id="rechnungsdaten"
      label={t`Rechnung eintragen`}
      schema={toBody(CALLS.staffEnterInvoiceForDealer)}
      values={{ InvoiceNumber: '', InvoiceTotal: formatNumber(total, site, 2) }}
      read={(input) => ({ ...input, InvoiceTotal: parseAmountOfMoney(input['InvoiceTotal'] ?? '') })}
      issueLabels={ISSUE_LABELS}
      fieldNames={names}
      send={(body) => api(CALLS.staffEnterInvoiceForDealer, { body })}
      doneText={t`Die Rechnung ist eingetragen. Der Kunde ist benachrichtigt.`}
      submitLabel={<Trans>Als abgerechnet eintragen</Trans>}
    >
      {({ field }) => (
        <>
          <FieldRow>
            <TextField {...field('InvoiceNumber')} label={names.InvoiceNumber} maxLength={60} />
            <TextField
              {...field('InvoiceTotal')}
              label={names.InvoiceTotal}
              hint={t`Berechnet sind ${computed}.`}
              inputMode="decimal"
              maxLength={14}
            />
          </FieldRow>
          <p className="quiet">
            <Trans>Laden Sie die Rechnung vorher hoch, dann liegt sie der Mail an den Kunden bei.</Trans>
          </p>
        </>
      )}
    </ForDealerForm>
  );
}
