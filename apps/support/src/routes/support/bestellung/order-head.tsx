import { goodsDetails, goodsTitle } from '@heizplatz/calculator';
import { formatLongDate, formatTime } from '@heizplatz/country';
import { ORDER_STATE_LABELS, useTotalText } from '@heizplatz/order-ui';
import { Chip } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { amountText } from '../../../shared/order/amount-text';
import { useStaffOrder } from './order-context';

/** What, for how much, when and by whom, and what is waited for. */
export function OrderLead() {
  const { order, site } = useStaffOrder();
  const details = goodsDetails(order.Offer);
  const totalText = useTotalText(site);
  const placedAt = formatTime(order.PlacedAt, site);
  const takenBy = order.TakenBy;
  // It ends at midnight, which is the end of the day before.
  const dueDay = formatLongDate(new Date(Date.parse(order.AnswerDueAt) - 1).toISOString(), site);
  const day = order.Window && formatLongDate(order.Window.Date, site);
  return (
    <>
      {amountText(order.Amount, order)} {goodsTitle(order.Offer)} · {totalText(order.Offer)} · {order.Payment.Name}
      <br />
      {details && (
        <>
          {details}
          <br />
        </>
      )}
      {takenBy === null ? (
        <Trans>Bestellt am {placedAt}</Trans>
      ) : (
        <Trans>
          Telefonisch durch {takenBy} am {placedAt}
        </Trans>
      )}
      {order.State === 'placed' && !order.ConfirmUntil && (
        <Trans> · Antwort des Händlers bis {dueDay}, 24:00 Uhr</Trans>
      )}
      {order.Window && (
        <Trans>
          {' '}
          · Lieferung am {day}, {order.Window.From}–{order.Window.To} Uhr
        </Trans>
      )}
    </>
  );
}

/** Its state, and whose site it came by. */
export function OrderStates() {
  const { t } = useLingui();
  const { order, site } = useStaffOrder();
  const { label, tone } = ORDER_STATE_LABELS[order.State];
  return (
    <>
      {order.ConfirmUntil ? (
        <Chip tone="warn">
          <Trans>Wartet auf Bestätigung</Trans>
        </Chip>
      ) : (
        <Chip tone={tone}>{t(label)}</Chip>
      )}
      <Chip tone="sunk">{site.countryName}</Chip>
    </>
  );
}
