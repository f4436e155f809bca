import { useApi, useCall } from '@heizplatz/api-client';
import { amountReading, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import { unitPriceAffixes } from '@heizplatz/country';
import { toBody, useContractForm } from '@heizplatz/form-ui';
import { PostForm, useSite } from '@heizplatz/router';
import { Button, Card, CardHeader, FieldRow, NumberField, SelectField, TextField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import formStyles from '../../../shared/form-layout.module.css';
import { SubmissionErrorNotice } from '../../../shared/form-messages/submission-error-notice';
import { NOTIFICATION_FORMS } from './notification-forms';
import { usePriceAlertIssueText } from './use-price-alert-issue-text';
import { toPriceAlertBody, type PriceAlert, priceAlertBody, priceAlertIssues, wishValues } from './price-alert';
import { PRICE_ALERT_GROUPS, priceAlertName } from './wish-goods';

const LOOSE_PELLETS = PRODUCT_GROUPS[3];

/** The postcode of the address that new orders begin with. */
function useHomeZipCode(): string {
  const { countryId } = useSite();
  const { data } = useCall(CALLS.customerAddresses, {});
  const home = data?.Items.find(({ AddressType, IsDefault }) => AddressType === 1 && IsDefault);
  return home?.Address.CountryId === countryId ? home.Address.ZipCode : '';
}

/** What, where, how much and for which price. */
export function PriceAlertForm({ onAdded }: { readonly onAdded: () => Promise<unknown> }) {
  const { t } = useLingui();
  const api = useApi();
  const site = useSite();
  const { show } = useToast();
  const home = useHomeZipCode();
  const blank: PriceAlert = { group: LOOSE_PELLETS, zipCode: home, amount: LOOSE_PELLETS.defaultAmount, threshold: '' };
  const issueText = usePriceAlertIssueText();
  const form = useContractForm({
    name: NOTIFICATION_FORMS.priceAlert,
    id: '',
    schema: toBody(CALLS.addNotification),
    values: wishValues(blank),
    fromTyped: (values) => wishValues(toPriceAlertBody(values, blank)),
    read: (values) => priceAlertBody(toPriceAlertBody(values, blank), site),
    furtherIssues: (values) => priceAlertIssues(toPriceAlertBody(values, blank), site),
    issueText: (code, { values }) => issueText(code, toPriceAlertBody(values, blank).group),
    clears: true,
    focusesField: true,
    save: async (_, values) => {
      await api(CALLS.addNotification, { body: priceAlertBody(toPriceAlertBody(values, blank), site) });
      show({ tone: 'good', text: t`Ihr Wunschpreis ist vorgemerkt.` });
      await onAdded();
    },
  });
  const { group, amount } = toPriceAlertBody(form.watch(), blank);
  const product = form.field('ProductId');

  return (
    <Card as="section" aria-labelledby="wunschpreis">
      <PostForm
        name={form.name}
        noValidate
        className={formStyles.form}
        onSubmit={(event) => void form.submit(event)}
        aria-labelledby="wunschpreis"
      >
        <CardHeader titleId="wunschpreis" title={<Trans>Neuer Wunschpreis</Trans>} />
        <SubmissionErrorNotice problem={form.errors.length > 0 ? null : form.problem} />
        <SelectField
          {...product}
          label={t`Brennstoff`}
          options={PRICE_ALERT_GROUPS.map((group) => ({ value: String(group.id), label: priceAlertName(group, site) }))}
          onChange={(event) => {
            void product.onChange(event);
            const { defaultAmount } = toPriceAlertBody({ ProductId: event.currentTarget.value }, blank).group;
            form.setValue('Amount', String(defaultAmount));
          }}
        />
        <FieldRow>
          <TextField
            {...form.field('ZipCode')}
            label={t`Postleitzahl`}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={site.zipDigits}
          />
          <NumberField
            {...form.number('Amount')}
            label={t`Menge`}
            suffix={amount === 1 ? group.unitSingular : group.unit}
            groupSign={site.numberSigns.group}
            maxLength={6}
            {...amountReading(group)}
          />
        </FieldRow>
        <TextField
          {...form.field('Threshold')}
          label={t`Wunschpreis`}
          hint={t`Brutto; wir schreiben Ihnen, sobald es so viel oder weniger kostet.`}
          inputMode="decimal"
          autoComplete="off"
          {...unitPriceAffixes(site, group.priceUnit.name)}
          maxLength={12}
        />
        <Button type="submit" variant="primary" busy={form.isBusy} busyText={t`Wird vorgemerkt …`}>
          <Trans>Wunschpreis vormerken</Trans>
        </Button>
      </PostForm>
    </Card>
  );
}
