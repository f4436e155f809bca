import { AccessConditions } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { parametersPath } from '@heizplatz/routes';
import { Card, CardHeader, Checkbox, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { getQuestions } from '../parameters/access-conditions';
import { accessSummary } from '../summary/access-summary';
import { confirmedAccess, PREREQUISITE_FIELDS } from './prerequisites';
import type { PrerequisiteCardProps } from './prerequisite-card-props';
import styles from './prerequisite-cards.module.css';

/**
 * The access check in one card: the conditions as text, one confirmation for the required promises, and a link to
 * enter the details.
 */
export function AccessCard({ form, getError }: PrerequisiteCardProps) {
  const { process, group, needsAccess, needsPromise, answers, change } = form;
  const promise = usePromise(form);
  return (
    <Card as="section" aria-labelledby="zufahrt" className={styles.card}>
      <CardHeader
        titleId="zufahrt"
        title={<Trans>Kommt der Lkw zu Ihnen?</Trans>}
        action={
          <TextLink variant="alone" href={parametersPath(group)}>
            {needsAccess ? <Trans>Zufahrt genau angeben</Trans> : <Trans>Ändern</Trans>}
          </TextLink>
        }
      />
      <AccessLines form={form} />
      {needsAccess && (
        <p className="quiet">
          <Trans>
            Passt etwas davon nicht, geben Sie die Zufahrt genau an. Kleinere Lkw und längere Schläuche kosten bei
            manchen Händlern mehr.
          </Trans>
        </p>
      )}
      {needsPromise && (
        <Checkbox
          id={PREREQUISITE_FIELDS.access}
          name={PREREQUISITE_FIELDS.access}
          variant="card"
          label={promise}
          checked={answers.isConfirmed}
          error={getError(PREREQUISITE_FIELDS.access)}
          onChange={(event) => change({ isConfirmed: event.currentTarget.checked })}
        />
      )}
      {process.Stations.length > 1 && needsAccess && (
        <p className="quiet">
          <Trans>Das gilt für jede der {process.Stations.length} Lieferstellen.</Trans>
        </p>
      )}
    </Card>
  );
}

/** The answers entered already, those of the last delivery, or the conditions of the offer. */
function AccessLines({ form: { process, group } }: Pick<PrerequisiteCardProps, 'form'>) {
  const { t } = useLingui();
  const site = useSite();
  const { AccessConditions: savedAnswers, KnownAccessConditions: known } = process;
  const access = savedAnswers ?? v.parse(AccessConditions, confirmedAccess(process, group));
  const lines = accessSummary(access, { group, site, translate: t });
  const hasStore = getQuestions(group).blowing && access.HasCoupling && access.HasPower230V;
  return (
    <>
      {!savedAnswers && (
        <p>
          {known ? (
            <Trans>Ihre Angaben von der letzten Lieferung:</Trans>
          ) : (
            <Trans>Dafür ist das Angebot gemacht:</Trans>
          )}
        </p>
      )}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {hasStore && (
          <li>
            <Trans>Anschlüsse Storz A (110 mm) am Lager, eine Steckdose (230 V) in der Nähe</Trans>
          </li>
        )}
      </ul>
    </>
  );
}

function usePromise({ group }: PrerequisiteCardProps['form']): string {
  const { t } = useLingui();
  const store = t`Das passt bei uns. Wir schalten die Heizung vor der Lieferung rechtzeitig ab, und im Lager ist Platz für die bestellte Menge.`;
  if (!getQuestions(group).industrial) return store;
  return `${store} ${t`Unser Heizkessel darf Industriepellets verbrennen, und wir bestellen als Betrieb.`}`;
}
