import { useApi } from '@heizplatz/api-client';
import { CALLS, type CustomerData } from '@heizplatz/contract';
import { toBody, useContractForm } from '@heizplatz/form-ui';
import {
  addressTextProps,
  addressValues,
  emptyAddress,
  formAddressPart,
  PersonFields,
  useAddressFieldNames,
} from '@heizplatz/order-ui';
import { PostForm, useSite } from '@heizplatz/router';
import { Button, Card, CardHeader, ErrorSummary, TextField, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import formStyles from '../../shared/form-layout.module.css';
import { SubmissionErrorNotice } from '../../shared/form-messages/submission-error-notice';
import { useAccountIssueText } from '../../shared/form-messages/use-account-issue-text';
import styles from '../../shared/master-data/card.module.css';
import { personBody } from '../../shared/master-data/person-body';
import { personIssues, sentPerson } from './person';

interface PersonFormProps {
  readonly customer: CustomerData;
  readonly onSaved: (saved: CustomerData) => void;
}

/** Addresses keep their own names: they may belong to another person. */
export function PersonForm({ customer, onSaved }: PersonFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { countryId } = useSite();
  const issueText = useAccountIssueText();
  const { show } = useToast();
  const { NewsletterWanted, ...stored } = personBody(customer);
  const before = { ...emptyAddress(countryId), ...stored, Phone: stored.Phone ?? '' };
  const form = useContractForm({
    name: '',
    id: '',
    schema: toBody(CALLS.saveCustomerData),
    values: addressValues(sentPerson({}, before)),
    read: (values) => ({ ...sentPerson(values, before), NewsletterWanted }),
    furtherIssues: (values) => personIssues(sentPerson(values, before)),
    issueText,
    fieldNames: useAddressFieldNames(),
    save: async (body) => {
      onSaved(await api(CALLS.saveCustomerData, { body }));
      show({ tone: 'good', text: t`Ihre Angaben sind gespeichert.` });
    },
  });
  const part = formAddressPart({ form, before, purpose: 'billing' });
  return (
    <Card as="section" aria-labelledby="person">
      <PostForm
        noValidate
        className={formStyles.form}
        onSubmit={(event) => void form.submit(event)}
        aria-label={t`Persönliche Daten`}
      >
        <CardHeader titleId="person" title={<Trans>Name und Telefon</Trans>} />
        <ErrorSummary errors={form.errors} />
        <SubmissionErrorNotice problem={form.errors.length > 0 ? null : form.problem} />
        <PersonFields {...part} />
        <TextField {...addressTextProps(part, 'Phone', 'tel')} type="tel" label={t`Telefon`} optional />
        <p className={styles.email}>
          <Trans>Namen und Nummern in Ihren Adressen ändern Sie dort; sie bleiben, wie sie sind.</Trans>
        </p>
        <Button type="submit" variant="primary" busy={form.isBusy} busyText={t`Wird gespeichert …`}>
          <Trans>Speichern</Trans>
        </Button>
      </PostForm>
    </Card>
  );
}
