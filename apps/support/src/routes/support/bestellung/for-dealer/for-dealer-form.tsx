import type { StaffOrder } from '@heizplatz/contract';
import type { BodySchema, ContractForm, FormValues, IssueLabels, Issues } from '@heizplatz/form-ui';
import { Disclosure, TextField } from '@heizplatz/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type * as v from 'valibot';
import { ActionForm } from '../forms/action-form';
import { useStaffOrder } from '../order-context';

/** As the dealer's own page says it. */
const ISSUE_LABELS: IssueLabels = {
  DATE_INV: msg`Bitte einen Tag in den nächsten zwölf Monaten.`,
  TIME_INV: msg`Bitte geben Sie eine Uhrzeit an.`,
  TIME_ORDER: msg`Das Ende muss nach dem Anfang liegen.`,
};

interface ForDealerFormProps<S extends BodySchema> {
  /** Names the form, and leads the ids of its fields. */
  readonly id: string;
  /** What opens it, and its name. */
  readonly label: string;
  readonly schema: S;
  /** Beside the caller. */
  readonly values: FormValues;
  /** The command's own fields of the body; absent: the values as they are. */
  readonly read?: (values: FormValues) => object;
  readonly furtherIssues?: (values: FormValues) => Issues;
  readonly issueLabels?: IssueLabels;
  readonly fieldNames: FormValues;
  readonly send: (body: v.InferOutput<S>) => Promise<StaffOrder>;
  readonly doneText: string;
  readonly submitLabel: ReactNode;
  readonly children?: (form: ContractForm) => ReactNode;
}

/** A command of the dealer that staff enter for it, with who phoned. */
export function ForDealerForm<S extends BodySchema>(props: ForDealerFormProps<S>) {
  const { id, label, values, read, fieldNames, issueLabels, children, ...form } = props;
  const { t } = useLingui();
  const { order } = useStaffOrder();
  const caller = t`Wer hat angerufen?`;
  return (
    <Disclosure summary={label}>
      <ActionForm
        {...form}
        id={id}
        label={label}
        values={{ ...values, Caller: '' }}
        read={(input, Version) => ({
          ...(read ? read(input) : input),
          Caller: input['Caller'],
          OrderId: order.OrderId,
          Version,
        })}
        issueLabels={{ ...ISSUE_LABELS, ...issueLabels }}
        fieldNames={{ ...fieldNames, Caller: caller }}
      >
        {(fields) => (
          <>
            {children?.(fields)}
            <TextField
              {...fields.field('Caller')}
              label={caller}
              hint={t`Oder warum Sie es eintragen. Steht im Verlauf und im Protokoll; nur Mitarbeiter lesen es.`}
              maxLength={200}
            />
          </>
        )}
      </ActionForm>
    </Disclosure>
  );
}
