import { useAddressFieldNames } from '@heizplatz/order-ui';
import type { FieldError } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useAccountIssueText } from '../form-messages/use-account-issue-text';
import type { Issues } from './registration-draft';

/** Field codes as listed in the error summary; each names its field. */
export function useFieldErrors(): (issues: Issues) => FieldError[] {
  const { t } = useLingui();
  const issueText = useAccountIssueText();
  const names: Readonly<Record<string, string>> = {
    ...useAddressFieldNames(),
    EmailAddress: t`E-Mail`,
    Password: t`Passwort`,
  };
  return (issues) =>
    Object.entries(issues).map(([fieldId, code]) => {
      const name = names[fieldId.replace('Invoice-', '')];
      const ofInvoice = fieldId.startsWith('Invoice-') ? t`Rechnungsadresse, ` : '';
      const text = issueText(code) ?? '';
      return { fieldId, message: name ? `${ofInvoice}${name}: ${text}` : text };
    });
}
