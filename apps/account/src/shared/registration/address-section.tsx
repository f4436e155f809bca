import { NameFields, PhoneField, PlaceFields } from '@heizplatz/order-ui';
import { Checkbox, Fieldset } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAccountIssueText } from '../form-messages/use-account-issue-text';
import { addInvoiceAddress } from './registration-draft';
import { INVOICE_ELSEWHERE } from './sent-registration';
import type { Registration } from './use-register';

/** An address can be entered with the account; it is required at the first order anyway. */
export function AddressSection({ registration: { draft, change, issues } }: { readonly registration: Registration }) {
  const { t } = useLingui();
  const issueText = useAccountIssueText();
  const delivery = {
    address: draft.delivery,
    change: (changed: object) => change({ delivery: { ...draft.delivery, ...changed } }),
    getError: (field: string) => issueText(issues[field]),
    purpose: 'shipping',
  } as const;
  const invoice = {
    address: draft.invoice,
    change: (changed: object) => change({ invoice: { ...draft.invoice, ...changed } }),
    getError: (field: string) => issueText(issues[`Invoice-${field}`]),
    idPrefix: 'Invoice-',
    purpose: 'billing',
  } as const;
  const invoiceFields = (
    <Fieldset legend={<Trans>Rechnungsadresse</Trans>}>
      <NameFields {...invoice} />
      <PlaceFields {...invoice} />
    </Fieldset>
  );
  return (
    <>
      <Fieldset legend={<Trans>Lieferadresse (freiwillig)</Trans>}>
        <p className="quiet">
          <Trans>Sie können sie auch bei der ersten Bestellung angeben. Wenn Sie sie angeben, dann bitte ganz.</Trans>
        </p>
        <NameFields {...delivery} />
        <PlaceFields {...delivery} />
        <PhoneField {...delivery} />
      </Fieldset>
      <div className="opened-by-check">
        <Checkbox
          name={INVOICE_ELSEWHERE}
          label={t`Die Rechnung geht an eine andere Adresse`}
          checked={draft.usesInvoiceAddress}
          onChange={(event) => change(addInvoiceAddress(draft, event.currentTarget.checked))}
        />
        {draft.usesInvoiceAddress ? invoiceFields : <noscript>{invoiceFields}</noscript>}
      </div>
    </>
  );
}
