import { AccessConditions } from '@heizplatz/contract';
import { formatNumber, type Site } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { FieldRow, Fieldset, SelectField, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AccessPart } from './access-part';
import styles from './access-form.module.css';

const { LorryLengthM, LorryHeightM, LorryWeightT } = AccessConditions.entries;

/** Length, height and weight that the way to the house allows. */
export function LorryQuestions({ conditions, change, errorOf }: AccessPart) {
  const { t } = useLingui();
  const site = useSite();
  return (
    <Fieldset legend={<Trans>Zufahrt</Trans>}>
      <div className={styles.questions}>
        <SelectField
          id="LorryLengthM"
          label={t`Lkw bis zu dieser Länge`}
          value={String(conditions.LorryLengthM)}
          options={choices(LorryLengthM.options, 'm', site)}
          onChange={(event) => change({ LorryLengthM: picked(LorryLengthM.options, event.currentTarget.value) })}
        />
        <FieldRow>
          <SelectField
            id="LorryHeightM"
            label={t`Durchfahrtshöhe`}
            value={String(conditions.LorryHeightM)}
            options={choices(LorryHeightM.options, 'm', site)}
            onChange={(event) => change({ LorryHeightM: picked(LorryHeightM.options, event.currentTarget.value) })}
          />
          <SelectField
            id="LorryWeightT"
            label={t`Zulässiges Gewicht`}
            value={String(conditions.LorryWeightT)}
            options={choices(LorryWeightT.options, 't', site)}
            onChange={(event) => change({ LorryWeightT: picked(LorryWeightT.options, event.currentTarget.value) })}
          />
        </FieldRow>
        <TextField
          id="SecondPhone"
          type="tel"
          label={t`Zweite Telefonnummer`}
          hint={t`Falls der Fahrer Sie unter der ersten nicht erreicht.`}
          optional
          maxLength={40}
          autoComplete="off"
          value={conditions.SecondPhone}
          error={errorOf('SecondPhone')}
          onChange={(event) => change({ SecondPhone: event.currentTarget.value })}
        />
      </div>
    </Fieldset>
  );
}

const choices = (values: readonly number[], unit: string, site: Site) =>
  values.map((value) => ({
    value: String(value),
    label: `${formatNumber(value, site, Number.isInteger(value) ? 0 : 1)}\u00A0${unit}`,
  }));

function picked<T extends number>(values: readonly T[], text: string): T {
  const value = values.find((one) => String(one) === text) ?? values[0];
  if (value === undefined) throw new Error('a list without choices');
  return value;
}
