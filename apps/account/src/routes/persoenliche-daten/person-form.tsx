import { useApi, useSubmit } from '@heizplatz/api-client';
import { type AddressFieldsInput, CALLS, type CustomerData } from '@heizplatz/contract';
import { refusedFields } from '@heizplatz/form-ui';
import { addressTextProps, emptyAddress, PersonFields } from '@heizplatz/order-ui';
import { PostForm, useRefusedForm, useSite } from '@heizplatz/router';
import { Button, Card, CardHeader, ErrorSummary, TextField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import formStyles from '../../shared/form/form.module.css';
import { ProblemNotice } from '../../shared/form/problem-notice';
import { useIssueText } from '../../shared/form/use-issue-text';
import styles from '../../shared/master-data/card.module.css';
import { personBody } from '../../shared/master-data/person-body';
import { type Person, personIssues, sentPerson } from './person';
import { useFieldErrors } from '../../shared/registration/use-field-errors';

interface PersonFormProps {
  readonly customer: CustomerData;
  readonly onSaved: (saved: CustomerData) => void;
}

/** Addresses keep their own names: they may be somebody else's. */
export function PersonForm({ customer, onSaved }: PersonFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { countryId } = useSite();
  const issueText = useIssueText();
  const fieldErrors = useFieldErrors();
  const { show } = useToast();
  const sent = useRefusedForm();
  const { isBusy, problem, submit } = useSubmit(sent?.problem);
  const { NewsletterWanted, ...kept } = personBody(customer);
  const before = { ...emptyAddress(countryId), ...kept, Phone: kept.Phone ?? '' };
  const [person, setPerson] = useState<Person>(sentPerson(sent?.typed ?? {}, before));
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const refused = refusedFields(problem);
  const all = { ...issues, ...refused };

  async function save(event: FormEvent) {
    event.preventDefault();
    const body = { ...person, NewsletterWanted };
    const wrong = personIssues(person);
    setIssues(wrong);
    if (Object.keys(wrong).length > 0) return;
    if (!(await submit(async () => onSaved(await api(CALLS.saveCustomerData, { body }))))) return;
    show({ tone: 'good', text: t`Ihre Angaben sind gespeichert.` });
  }

  const part = {
    address: { ...emptyAddress(countryId), ...person },
    change: (changed: Partial<AddressFieldsInput>) => setPerson({ ...person, ...changed }),
    errorOf: (field: string) => issueText(all[field]),
    purpose: 'billing',
  } as const;
  return (
    <Card as="section" aria-labelledby="person">
      <PostForm
        noValidate
        className={formStyles.form}
        onSubmit={(event) => void save(event)}
        aria-label={t`Persönliche Daten`}
      >
        <CardHeader titleId="person" title={<Trans>Name und Telefon</Trans>} />
        <ErrorSummary errors={fieldErrors(all)} />
        <ProblemNotice problem={Object.keys(refused).length > 0 ? null : problem} />
        <PersonFields {...part} />
        <TextField {...addressTextProps(part, 'Phone', 'tel')} type="tel" label={t`Telefon`} optional />
        <p className={styles.email}>
          <Trans>Namen und Nummern in Ihren Adressen ändern Sie dort; sie bleiben, wie sie sind.</Trans>
        </p>
        <Button type="submit" variant="primary" busy={isBusy} busyText={t`Wird gespeichert …`}>
          <Trans>Speichern</Trans>
        </Button>
      </PostForm>
    </Card>
  );
}
