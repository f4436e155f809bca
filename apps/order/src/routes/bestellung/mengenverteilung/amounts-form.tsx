import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { PostForm, useNavigate, useRefusedForm } from '@heizplatz/router';
import { Button, ErrorSummary } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { AddressOutlet } from '../../../shared/address-form/address-outlet';
import { deliverable } from '../../../shared/address-form/deliverable';
import { getStepAfter, saveDefaultPayment } from '../../../shared/checkout/default-payment';
import { NextLabel } from '../../../shared/checkout/steps/next-label';
import { nextPath } from '../../../shared/checkout/steps/next-path';
import { SubmissionError } from '../../../shared/checkout/submission-error';
import { useFieldErrors } from '../../../shared/checkout/use-field-errors';
import { useFieldErrorText } from '../../../shared/checkout/use-field-error-text';
import { useSave } from '../../../shared/checkout/order-process/use-save';
import { addressField, amountField, amountIssues, refusedAmounts } from '../../../shared/amounts/amount-issues';
import styles from './amounts-form.module.css';
import { RemainingAmount } from './remaining-amount';
import { type DeliveryPointDraft, toDeliveryPoint } from '../../../shared/amounts/delivery-point-draft';
import { DeliveryPointFields } from './delivery-point-fields';

interface AmountsFormProps extends AddressOutlet {
  readonly deliveryPoints: readonly DeliveryPointDraft[];
  readonly onChange: (index: number, part: Partial<DeliveryPointDraft>) => void;
  readonly onDistribute: () => void;
  readonly onSaved: () => void;
}

export function AmountsForm(props: AmountsFormProps) {
  const { process, group, addresses, deliveryPoints, onChange, onDistribute, onSaved } = props;
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const { isBusy, problem, save } = useSave(useRefusedForm()?.problem);
  const issueText = useFieldErrorText();
  const fieldErrors = useFieldErrors();
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const state = getStepAfter(process, 'mengenverteilung');

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = amountIssues(deliveryPoints, process);
    setIssues(wrong);
    if (Object.keys(wrong).length > 0) return;
    const body = { ProductGroupId: group.id, Stations: deliveryPoints.map(toDeliveryPoint) };
    const saveAll = async () => {
      await api(CALLS.saveOrderAmounts, { body });
      await saveDefaultPayment(api, { process, group }, 'mengenverteilung');
    };
    if (!(await save(saveAll))) return;
    onSaved();
    void navigate(nextPath(state, 'mengenverteilung', group));
  }

  const all: Readonly<Record<string, string>> = { ...issues, ...refusedAmounts(problem) };
  const own = deliverable(addresses, process);
  return (
    <PostForm noValidate className={styles.form} onSubmit={(event) => void submit(event)} aria-label={t`Lieferstellen`}>
      <ErrorSummary errors={fieldErrors(all)} />
      <SubmissionError problem={problem} />
      <div className={styles.sum}>
        <RemainingAmount deliveryPoints={deliveryPoints} process={process} group={group} />
        <Button size="small" className="script-only" onClick={onDistribute}>
          <Trans>gleichmäßig verteilen</Trans>
        </Button>
      </div>
      {deliveryPoints.map((deliveryPoint, index) => (
        <DeliveryPointFields
          key={index}
          number={index + 1}
          deliveryPoint={deliveryPoint}
          process={process}
          group={group}
          addresses={own}
          amountError={issueText(all[amountField(index + 1)])}
          addressError={issueText(all[addressField(index + 1)])}
          onChange={(part) => onChange(index, part)}
        />
      ))}
      <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird gespeichert …`}>
        <NextLabel state={state} path="mengenverteilung" />
      </Button>
    </PostForm>
  );
}
