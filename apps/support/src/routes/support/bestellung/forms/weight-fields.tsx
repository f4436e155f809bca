import { describeGroup } from '@heizplatz/calculator';
import type { ContractForm } from '@heizplatz/form-ui';
import { FieldRow, NumberField, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useStaffOrder } from '../order-context';

/** Labels of the fields, for error summaries too. */
export function useWeightNames() {
  const { t } = useLingui();
  return { DeliveredAmount: t`Gelieferte Menge`, DeliveredOn: t`Geliefert am` };
}

/** What was weighed, and on which day. */
export function WeightFields({ form }: { readonly form: ContractForm }) {
  const { order, site } = useStaffOrder();
  const names = useWeightNames();
  return (
    <FieldRow>
      <NumberField
        {...form.number('DeliveredAmount')}
        label={names.DeliveredAmount}
        suffix={describeGroup(order.ProductGroupId).unit}
        groupSign={site.numberSigns.group}
        maxLength={6}
      />
      <TextField
        {...form.field('DeliveredOn')}
        type="date"
        label={names.DeliveredOn}
        min={order.PlacedAt.slice(0, 10)}
      />
    </FieldRow>
  );
}
