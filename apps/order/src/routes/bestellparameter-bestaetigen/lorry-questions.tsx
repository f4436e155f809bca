import { type AccessQuestion, DeliveryPointAccess } from '@heizplatz/contract';
import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { FieldRow, Fieldset, SelectField, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type AccessPart, isUnknown, addUnknown } from '../../shared/parameters/access-part';
import styles from '../../shared/parameters/access-form.module.css';

const { LorryLengthM, LorryHeightM, LorryWeightT } = DeliveryPointAccess.entries;
type Size = 'LorryLengthM' | 'LorryHeightM' | 'LorryWeightT';

/** Length, height and weight that the way to the house allows. */
export function LorryQuestions(part: AccessPart) {
  const { answers, included, change, getId, getError } = part;
  const { t } = useLingui();
  const metric = useMetric();
  const { LorryLengthM: length, LorryHeightM: height, LorryWeightT: weight } = included;
  return (
    <Fieldset legend={<Trans>Zufahrt</Trans>}>
      <div className={styles.questions}>
        {length && height && weight && (
          <p className="quiet">
            <Trans>
              In diesem Angebot kommt ein Lkw von bis zu {metric(length)} m Länge, {metric(height)} m Höhe und{' '}
              {metric(weight)} t. Kleinere Lkw kosten bei manchen Händlern mehr.
            </Trans>
          </p>
        )}
        <SizeField
          {...part}
          field="LorryLengthM"
          label={t`Lkw bis zu dieser Länge`}
          values={LorryLengthM.options}
          unit="m"
        />
        <FieldRow>
          <SizeField {...part} field="LorryHeightM" label={t`Durchfahrtshöhe`} values={LorryHeightM.options} unit="m" />
          <SizeField
            {...part}
            field="LorryWeightT"
            label={t`Zulässiges Gewicht`}
            values={LorryWeightT.options}
            unit="t"
          />
        </FieldRow>
        <TextField
          id={getId('SecondPhone')}
          name={getId('SecondPhone')}
          type="tel"
          label={t`Zweite Telefonnummer`}
          hint={t`Falls der Fahrer Sie unter der ersten nicht erreicht.`}
          optional
          maxLength={40}
          autoComplete="off"
          value={answers.SecondPhone}
          error={getError('SecondPhone')}
          onChange={(event) => change({ SecondPhone: event.currentTarget.value })}
        />
      </div>
    </Fieldset>
  );
}

interface SizeFieldProps extends AccessPart {
  readonly field: Size & AccessQuestion;
  readonly label: string;
  readonly values: readonly number[];
  readonly unit: string;
}

/** One size of the way, or that it is not known. */
function SizeField({ answers, change, getId, field, label, values, unit }: SizeFieldProps) {
  const { t } = useLingui();
  const metric = useMetric();
  const options = values.map((value) => ({ value: String(value), label: `${metric(value)}\u00A0${unit}` }));

  function choose(text: string): void {
    const value = values.find((one) => String(one) === text);
    change({ ...(value !== undefined && { [field]: value }), ...addUnknown(answers, field, value === undefined) });
  }

  return (
    <SelectField
      id={getId(field)}
      name={getId(field)}
      label={label}
      value={isUnknown(answers, field) ? '' : String(answers[field])}
      options={[...options, { value: '', label: t`Weiß ich nicht` }]}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}

function useMetric(): (value: number) => string {
  const site = useSite();
  return (value) => formatNumber(value, site, Number.isInteger(value) ? 0 : 1);
}
