import { FieldRow, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { ActionFields } from '../../../../shared/order-form/action-form';
import { useDealerOrder } from '../order-page/dealer-order-context';

export interface WindowInput {
  readonly Date: string;
  readonly From: string;
  readonly To: string;
}

interface WindowFieldsProps extends ActionFields {
  readonly value: WindowInput;
  readonly onChange: (value: WindowInput) => void;
  readonly optional?: boolean;
}

/** Day and hours of a delivery. */
export function WindowFields({ value, onChange, optional = false, field: fieldOf }: WindowFieldsProps) {
  const { t } = useLingui();
  const { order } = useDealerOrder();
  const field = (name: keyof WindowInput) => ({
    ...fieldOf(name),
    value: value[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...value, [name]: event.currentTarget.value }),
  });
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
