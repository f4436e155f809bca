import { Checkbox, Fieldset, NumberField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AccessQuestions } from './access-conditions';
import type { AccessPart } from './access-part';
import styles from './access-form.module.css';

/** Hose, coupling, power, boiler and store; and whether the boiler may burn industrial pellets. */
export function BlowingQuestions({
  conditions,
  change,
  errorOf,
  questions,
}: AccessPart & { readonly questions: AccessQuestions }) {
  const { t } = useLingui();
  return (
    <Fieldset legend={questions.blowing ? <Trans>Lager und Einblasen</Trans> : <Trans>Verwendung</Trans>}>
      <div className={styles.questions}>
        {questions.blowing && <HoseAndStore conditions={conditions} change={change} errorOf={errorOf} />}
        {questions.industrial && (
          <Checkbox
            id="IndustrialUseConfirmed"
            look="card"
            label={t`Unser Heizkessel darf Industriepellets verbrennen, und wir bestellen als Betrieb.`}
            checked={conditions.IndustrialUseConfirmed ?? false}
            error={errorOf('IndustrialUseConfirmed')}
            onChange={(event) => change({ IndustrialUseConfirmed: event.currentTarget.checked })}
          />
        )}
      </div>
    </Fieldset>
  );
}

function HoseAndStore({ conditions, change, errorOf }: AccessPart) {
  const { t } = useLingui();
  return (
    <>
      <NumberField
        id="HoseDistanceM"
        label={t`Weg vom Lkw bis zum Lager`}
        hint={t`Schläuche bis 30 m gehören dazu.`}
        suffix="m"
        maxLength={2}
        value={Number.isNaN(conditions.HoseDistanceM) ? null : conditions.HoseDistanceM}
        error={errorOf('HoseDistanceM')}
        onValueChange={(value) => change({ HoseDistanceM: value ?? Number.NaN })}
      />
      <Checkbox
        id="HasCoupling"
        label={t`Das Lager hat Anschlüsse Storz A (110 mm)`}
        checked={conditions.HasCoupling}
        onChange={(event) => change({ HasCoupling: event.currentTarget.checked })}
      />
      <Checkbox
        id="HasPower230V"
        label={t`Eine Steckdose (230 V) für das Absauggebläse ist in der Nähe`}
        checked={conditions.HasPower230V}
        onChange={(event) => change({ HasPower230V: event.currentTarget.checked })}
      />
      <Checkbox
        id="BoilerOffConfirmed"
        look="card"
        label={t`Wir schalten die Heizung vor der Lieferung rechtzeitig ab.`}
        checked={conditions.BoilerOffConfirmed}
        error={errorOf('BoilerOffConfirmed')}
        onChange={(event) => change({ BoilerOffConfirmed: event.currentTarget.checked })}
      />
      <Checkbox
        id="HasRoomConfirmed"
        look="card"
        label={t`Im Lager ist Platz für die bestellte Menge.`}
        checked={conditions.HasRoomConfirmed}
        error={errorOf('HasRoomConfirmed')}
        onChange={(event) => change({ HasRoomConfirmed: event.currentTarget.checked })}
      />
    </>
  );
}
