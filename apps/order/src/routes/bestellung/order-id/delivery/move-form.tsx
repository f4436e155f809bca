import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { toBody } from '@heizplatz/form-ui';
import { formatLongDate } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { SelectField, TextArea } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../../shared/order-form/action-form';
import { useCustomerOrder } from '../order-page/customer-order-context';

/** Requests another day from the dealer, who answers with a date. */
export function MoveForm() {
  const { t } = useLingui();
  const api = useApi();
  const site = useSite();
  const { order, orderKey, reload } = useCustomerOrder();
  const days = [
    { value: '', label: t`Bitte wählen` },
    ...order.MoveDates.map((day) => ({ value: day, label: formatLongDate(day, site) })),
  ];
  return (
    <ActionForm
      id="termin"
      label={t`Anderen Termin wünschen`}
      values={{ DesiredDate: '', Note: '' }}
      read={({ DesiredDate, Note }) => ({ ...orderKey, DesiredDate, Note })}
      schema={toBody(CALLS.requestOrderMove)}
      fieldNames={{ DesiredDate: t`Wunschtag`, Note: t`Nachricht` }}
      send={async (body) => {
        await api(CALLS.requestOrderMove, { body });
        await reload();
      }}
      doneText={t`Ihr Wunsch ist beim Händler. Er antwortet mit einem Termin.`}
      submitLabel={<Trans>Termin wünschen</Trans>}
      variant="secondary"
    >
      {({ field }) => (
        <>
          <SelectField
            {...field('DesiredDate')}
            label={t`Wunschtag`}
            hint={t`Die Tage, an denen der Händler liefert`}
            options={days}
          />
          <TextArea {...field('Note')} label={t`Nachricht an den Händler`} optional maxLength={500} />
        </>
      )}
    </ActionForm>
  );
}
