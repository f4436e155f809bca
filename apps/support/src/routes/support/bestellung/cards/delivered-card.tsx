import { describeGroup } from '@heizplatz/calculator';
import { formatDate, formatMoney, formatNumber } from '@heizplatz/country';
import { Card, CardHeader, KeyValueList } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { amountText } from '../../../../shared/order/amount-text';
import { useStaffOrder } from '../order-context';
import { WeightForm } from '../forms/weight-form';
import { WeightVerdict } from '../forms/weight-verdict';

/** What was weighed and what it costs, and the form that corrects it; it is reported for the dealer. */
export function DeliveredCard() {
  const { t } = useLingui();
  const { order, site } = useStaffOrder();
  const { Delivered: delivered, DeliveredOn: day, Invoice: invoice } = order;
  if (!delivered) return null;
  const { IsToConfirm: isToConfirm } = delivered;
  const { name: unit } = describeGroup(order.ProductGroupId).priceUnit;
  const consent =
    delivered.Consent === null ? t`noch nicht beantwortet` : delivered.Consent ? t`zugestimmt` : t`abgelehnt`;
  return (
    <Card as="section" aria-labelledby="menge">
      <CardHeader titleId="menge" title={<Trans>Gelieferte Menge</Trans>} />
      <KeyValueList
        items={[
          { id: 'ordered', label: t`Bestellt`, value: amountText(delivered.OrderedAmount, order) },
          {
            id: 'delivered',
            label: isToConfirm ? t`Gemeldet, nicht bestätigt` : t`Geliefert`,
            value: amountText(delivered.DeliveredAmount, order),
          },
          ...(day ? [{ id: 'day', label: t`Geliefert am`, value: formatDate(day, site) }] : []),
          { id: 'unit', label: t`Ware je ${unit}`, value: formatMoney(delivered.UnitPrice, site) },
          {
            id: 'total',
            label: isToConfirm ? t`Gesamtpreis, wie bestellt` : t`Gesamtpreis nach Lieferung`,
            value: formatMoney(delivered.TotalPrice, site),
            kind: 'total',
          },
          ...(delivered.ChangedVat
            ? [
                {
                  id: 'vat',
                  label: t`darin MwSt. vom Tag der Lieferung`,
                  value: `${formatNumber(delivered.ChangedVat.Rate, site, 1)} %, ${formatMoney(delivered.ChangedVat.Amount, site)}`,
                },
              ]
            : []),
          ...(delivered.Withdrawn === undefined
            ? []
            : [{ id: 'withdrawn', label: t`Davon widerrufen`, value: formatMoney(delivered.Withdrawn, site) }]),
          ...(delivered.Deposit === 0
            ? []
            : [
                {
                  id: 'deposit',
                  label: t`Pfand für Paletten, zusätzlich`,
                  value: formatMoney(delivered.Deposit, site),
                },
              ]),
          ...(invoice
            ? [
                {
                  id: 'invoice',
                  label: t`Rechnung ${invoice.Number} des Händlers`,
                  value: formatMoney(invoice.TotalPrice, site),
                },
              ]
            : []),
          ...(isToConfirm && delivered.TotalWithConsent !== null
            ? [
                {
                  id: 'reported',
                  label: t`Gesamtpreis nach gemeldeter Menge`,
                  value: formatMoney(delivered.TotalWithConsent, site),
                },
              ]
            : []),
          ...(delivered.NeedsConsent
            ? [
                {
                  id: 'consent',
                  label: isToConfirm ? t`Kunde zur gemeldeten Menge` : t`Mehrmenge über 10 %`,
                  value: consent,
                },
              ]
            : []),
        ]}
      />
      {order.May.ConfirmWeight && <WeightVerdict key={`verdict-${order.Version}`} />}
      {order.May.CorrectWeight && <WeightForm key={order.Version} />}
    </Card>
  );
}
