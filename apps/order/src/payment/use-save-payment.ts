import { useApi } from '@heizplatz/api-client';
import { type CallInput, CALLS } from '@heizplatz/contract';
import { useNavigate } from '@heizplatz/router';
import { summaryPath } from '../checkout/checkout-paths';
import { type Saving, useSave } from '../checkout/use-save';
import type { PaymentFormProps } from './payment-form-props';

type Details = Partial<CallInput<typeof CALLS.savePayment>['body']>;

/** Keeps the payment kind and goes on to the summary. */
export function useSavePayment({ group, choice }: PaymentFormProps): Omit<Saving, 'save'> & {
  readonly savePayment: (details?: Details) => Promise<void>;
} {
  const api = useApi();
  const navigate = useNavigate();
  const { save, ...state } = useSave();
  return {
    ...state,
    savePayment: async (details = {}) => {
      const body = {
        ProductGroupId: group.id,
        IsRatePayPayment: choice.IsRatePayPayment,
        PaymentId: choice.Id,
        ...details,
      };
      const isSaved = await save(() => api(CALLS.savePayment, { body }));
      if (isSaved) void navigate(summaryPath(group));
    },
  };
}
