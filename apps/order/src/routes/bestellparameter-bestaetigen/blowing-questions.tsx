import { Checkbox, Fieldset, SelectField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AccessQuestions } from '../../shared/parameters/access-conditions';
import { type AccessPart, isUnknown, addUnknown } from '../../shared/parameters/access-part';
import styles from '../../shared/parameters/access-form.module.css';
import { HoseQuestion } from './hose-question';

interface BlowingQuestionsProps {
  readonly part: AccessPart;
  readonly questions: AccessQuestions;
}

/** Hose, coupling, power, boiler and store; and whether the boiler may burn industrial pellets. */
export function BlowingQuestions({ part, questions }: BlowingQuestionsProps) {
  const { t } = useLingui();
  const { answers, change, getId, getError } = part;
  const isTank = questions.hose && !questions.blowing;
  return (
    <Fieldset legend={questions.blowing ? <Trans>Lager und Einblasen</Trans> : <Trans>Tank und Verwendung</Trans>}>
      <div className={styles.questions}>
        {questions.hose && <HoseQuestion {...part} isTank={isTank} />}
        {questions.blowing && <Store {...part} />}
        {questions.industrial && (
          <Checkbox
            id={getId('IndustrialUseConfirmed')}
            name={getId('IndustrialUseConfirmed')}
            variant="card"
            label={t`Unser Heizkessel darf Industriepellets verbrennen, und wir bestellen als Betrieb.`}
            checked={answers.IndustrialUseConfirmed ?? false}
            error={getError('IndustrialUseConfirmed')}
            onChange={(event) => change({ IndustrialUseConfirmed: event.currentTarget.checked })}
          />
        )}
      </div>
    </Fieldset>
  );
}

function Store(part: AccessPart) {
  const { answers, change, getId, getError } = part;
  const { t } = useLingui();
  return (
    <>
      <YesNoField {...part} field="HasCoupling" label={t`Hat das Lager Anschlüsse Storz A (110 mm)?`} />
      <YesNoField
        {...part}
        field="HasPower230V"
        label={t`Ist eine Steckdose (230 V) für das Absauggebläse in der Nähe?`}
      />
      <Checkbox
        id={getId('BoilerOffConfirmed')}
        name={getId('BoilerOffConfirmed')}
        variant="card"
        label={t`Wir schalten die Heizung vor der Lieferung rechtzeitig ab.`}
        checked={answers.BoilerOffConfirmed}
        error={getError('BoilerOffConfirmed')}
        onChange={(event) => change({ BoilerOffConfirmed: event.currentTarget.checked })}
      />
      <Checkbox
        id={getId('HasRoomConfirmed')}
        name={getId('HasRoomConfirmed')}
        variant="card"
        label={t`Im Lager ist Platz für die bestellte Menge.`}
        checked={answers.HasRoomConfirmed}
        error={getError('HasRoomConfirmed')}
        onChange={(event) => change({ HasRoomConfirmed: event.currentTarget.checked })}
      />
    </>
  );
}

interface YesNoFieldProps extends AccessPart {
  readonly field: 'HasCoupling' | 'HasPower230V';
  readonly label: string;
}

function YesNoField({ answers, change, getId, field, label }: YesNoFieldProps) {
  const { t } = useLingui();
  const options = [
    { value: 'yes', label: t`Ja` },
    { value: 'no', label: t`Nein` },
    { value: 'unknown', label: t`Weiß ich nicht` },
  ];
  const known = answers[field] ? 'yes' : 'no';
  return (
    <SelectField
      id={getId(field)}
      name={getId(field)}
      label={label}
      value={isUnknown(answers, field) ? 'unknown' : known}
      options={options}
      onChange={({ currentTarget: { value } }) =>
        change({ [field]: value === 'yes', ...addUnknown(answers, field, value === 'unknown') })
      }
    />
  );
}
