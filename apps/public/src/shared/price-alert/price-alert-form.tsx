import { amountReading, DEFAULT_PRODUCT_GROUP_ID, groupName, SIMPLE_CALCULATOR_GROUPS } from '@heizplatz/calculator';
import { formatUnitPrice, unitPriceAffixes } from '@heizplatz/country';
import { PostForm } from '@heizplatz/router';
import { PRIVACY_PATH, PRICE_ALERT_PATH } from '@heizplatz/routes';
import { Button, FieldRow, Notice, NumberField, SelectField, TextField, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { PRICE_ALERT_FORM, GROUP_FIELD } from './price-alert-input';
import styles from './price-alert.module.css';
import type { usePriceAlert } from './use-price-alert';

interface PriceAlertFormProps {
  readonly alert: ReturnType<typeof usePriceAlert>;
  readonly price: number | null;
}

/** Price, mailbox, goods, place and amount. */
export function PriceAlertForm({ alert, price }: PriceAlertFormProps) {
  const { t } = useLingui();
  const { input, site, isCustomer, problem, getError, change } = alert;
  const { group } = input;
  const isLoose = group.id === DEFAULT_PRODUCT_GROUP_ID;
  const hint = price !== null && isLoose ? t`Heute: ${formatUnitPrice(price, site, group.priceUnit.name)}` : undefined;
  return (
    <PostForm
      name={PRICE_ALERT_FORM}
      action={PRICE_ALERT_PATH}
      noValidate
      className={styles.form}
      aria-labelledby="wunschpreis-titel"
      onSubmit={(event) => void alert.add(event)}
    >
      {problem && (
        <Notice tone="bad" announce title={<Trans>Das hat nicht geklappt.</Trans>}>
          <p>{problem.problem.detail ?? t`Bitte versuchen Sie es gleich noch einmal.`}</p>
        </Notice>
      )}
      <TextField
        name="Threshold"
        label={t`Mein Preis, höchstens`}
        hint={hint}
        inputMode="decimal"
        autoComplete="off"
        {...unitPriceAffixes(site, group.priceUnit.name)}
        maxLength={12}
        value={input.threshold}
        error={getError('Threshold')}
        onChange={(event) => change({ threshold: event.currentTarget.value })}
      />
      {!isCustomer && (
        <TextField
          name="EmailAddress"
          label={t`Ihre E-Mail`}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={input.email}
          error={getError('EmailAddress')}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
      )}
      <SelectField
        name={GROUP_FIELD}
        label={t`Brennstoff`}
        value={String(group.id)}
        options={SIMPLE_CALCULATOR_GROUPS.map((one) => ({
          value: String(one.id),
          label: groupName(one, site.countryId),
        }))}
        onChange={({ currentTarget }) => {
          const chosen = SIMPLE_CALCULATOR_GROUPS.find(({ id }) => String(id) === currentTarget.value);
          if (chosen) alert.chooseGroup(chosen);
        }}
      />
      <FieldRow>
        <TextField
          name="ZipCode"
          label={t`Postleitzahl`}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={site.zipDigits}
          value={input.zipCode}
          error={getError('ZipCode')}
          onChange={(event) => change({ zipCode: event.currentTarget.value })}
        />
        <NumberField
          name="Amount"
          label={t`Menge`}
          suffix={input.amount === 1 ? group.unitSingular : group.unit}
          groupSign={site.numberSigns.group}
          maxLength={6}
          {...amountReading(group)}
          value={input.amount}
          error={getError('Amount')}
          onValueChange={(amount) => change({ amount })}
        />
      </FieldRow>
      <p className={styles.consent}>
        <Trans>
          Mit dem Merken willigen Sie ein, dass wir Ihnen zu diesem Wunschpreis E-Mails schicken. Sie können das
          jederzeit mit einem Klick in jeder E-Mail widerrufen. <TextLink href={PRIVACY_PATH}>Datenschutz</TextLink>
        </Trans>
      </p>
      <Button type="submit" variant="primary" wide busy={alert.isBusy} busyText={t`Wird gemerkt …`}>
        <Trans>Wunschpreis merken</Trans>
      </Button>
    </PostForm>
  );
}
