import type { ContractForm } from '@heizplatz/form-ui';
import { FieldRow, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useDealerOrder } from '../order-page/dealer-order-context';

interface WindowFieldsProps {
  readonly field: ContractForm['field'];
  readonly optional?: boolean;
}

/** Day and hours of a delivery. */
export function WindowFields({ field, optional = false }: WindowFieldsProps) {
  const { t } = useLingui();
  const { order } = useDealerOrder();
  return (
    <>
      <TextField {...field('Date')} type="date" label={t`Tag`} optional={optional} min={order.PlacedAt.slice(0, 10)} />
      <FieldRow>
        <TextField {...field('From')} type="time" label={t`von`} />
        <TextField {...field('To')} type="time" label={t`bis`} />
      </FieldRow>
    </>
  );
}
