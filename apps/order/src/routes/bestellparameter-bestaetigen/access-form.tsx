import { useApi } from '@heizplatz/api-client';
import type { ProductGroup } from '@heizplatz/calculator';
import { AccessNeeds, CALLS, type OrderProcess, type DeliveryPointAccessInput } from '@heizplatz/contract';
import { refusedFields } from '@heizplatz/form-ui';
import { useDraft } from '@heizplatz/order-ui';
import { PostForm, useNavigate, useRefusedForm } from '@heizplatz/router';
import { checkoutPath } from '@heizplatz/routes';
import { Button, ErrorSummary, Notice } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { SubmissionError } from '../../shared/checkout/submission-error';
import { useFieldErrors } from '../../shared/checkout/use-field-errors';
import { useFieldErrorText } from '../../shared/checkout/use-field-error-text';
import { useSave } from '../../shared/checkout/order-process/use-save';
import {
  accessIssues,
  firstAccess,
  getQuestions,
  sendable,
  deliveryPointAnswers,
  toConditions,
} from '../../shared/parameters/access-conditions';
import { accessDrafts } from './access-drafts';
import styles from '../../shared/parameters/access-form.module.css';
import { AccessNeedsNotice } from '../../shared/parameters/access-needs-notice';
import { accessPart } from '../../shared/parameters/access-part';
import { AccessDeliveryPoint } from './access-delivery-point';
import { sentAccess } from '../../shared/parameters/sent-access';

interface AccessFormProps {
  readonly process: OrderProcess;
  readonly group: ProductGroup;
}

export function AccessForm({ process, group }: AccessFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const refused = useRefusedForm();
  const { isBusy, problem, save } = useSave(refused?.problem);
  const issueText = useFieldErrorText();
  const fieldErrors = useFieldErrors();
  const first = firstAccess(process);
  const start = refused
    ? sentAccess(refused.values, first, { group, deliveryPoints: process.Configuration.Stations })
    : first;
  const draft = useDraft(accessDrafts, `${group.id} ${process.Configuration.ZipCode}`, start);
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  /** The last submitted answers: the server's response to them is valid until one is changed. */
  const [sent, setSent] = useState(draft.value);
  const questions = getQuestions(group);
  const deliveryPoints = deliveryPointAnswers(draft.value, process.Configuration.Stations);

  const change = (deliveryPoint: number, part: Partial<DeliveryPointAccessInput>) =>
    draft.change(
      toConditions(deliveryPoints.map((one, index) => (index === deliveryPoint ? { ...one, ...part } : one))),
    );

  /** Saves the answers; the new price was accepted, or another offer with the options was selected first. */
  async function send(acceptedTotal: number | null, choose?: () => Promise<unknown>) {
    setSent(draft.value);
    const AccessConditions = toConditions(deliveryPoints.map(sendable));
    const body = { ProductGroupId: group.id, AccessConditions, AcceptedTotalPrice: acceptedTotal };
    const isSaved = await save(async () => {
      await choose?.();
      await api(CALLS.saveOrderParameters, { body });
    });
    if (!isSaved) return;
    draft.forget();
    void navigate(checkoutPath(group));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = accessIssues(deliveryPoints, questions);
    setIssues(wrong);
    if (Object.keys(wrong).length === 0) void send(null);
  }

  const needs = problem?.code === 'ACCESS_OPTIONS' ? v.safeParse(AccessNeeds, problem.problem.context) : null;
  const all: Readonly<Record<string, string>> = { ...issues, ...refusedFields(problem) };
  return (
    <PostForm noValidate onSubmit={submit} className={styles.form} aria-label={t`Zufahrt und Lager`}>
      {/* Enter submits the answers, and clicks no button of the notice below. */}
      <button type="submit" hidden />
      <ErrorSummary errors={fieldErrors(all)} />
      {!needs?.success && <SubmissionError problem={problem} />}
      {!process.AccessConditions && process.KnownAccessConditions && (
        <Notice>
          <p>
            <Trans>
              Ihre Angaben von der letzten Lieferung sind schon eingetragen. Bitte prüfen Sie, ob sie noch stimmen.
            </Trans>
          </p>
        </Notice>
      )}
      {deliveryPoints.map((answers, deliveryPoint) => (
        <AccessDeliveryPoint
          key={deliveryPoint}
          title={deliveryPoints.length > 1 ? t`Lieferstelle ${deliveryPoint + 1}` : null}
          questions={questions}
          part={accessPart({
            deliveryPoint,
            answers,
            included: process.IncludedAccess,
            change: (part) => change(deliveryPoint, part),
            getText: (fieldId) => issueText(all[fieldId]),
          })}
        />
      ))}
      {needs?.success && sent === draft.value && (
        <AccessNeedsNotice
          needs={needs.output}
          process={process}
          group={group}
          isBusy={isBusy}
          onAccept={(total) => void send(total)}
          onChoose={(OfferId) =>
            void send(null, () =>
              api(CALLS.startOrder, { body: { Configuration: needs.output.Configuration, OfferId } }),
            )
          }
        />
      )}
      <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird gespeichert …`}>
        <Trans>Weiter</Trans>
      </Button>
    </PostForm>
  );
}
