import {
  AddressFields,
  type AddressFieldsInput,
  type CallResponse,
  type CallInput,
  type CALLS,
  type CountryId,
  EmailAddress,
} from '@heizplatz/contract';
import { fieldIssues, getFieldByPath } from '@heizplatz/form-ui';
import { emptyAddress, isBlankAddress, openedInvoice } from '@heizplatz/order-ui';
import { passwordIssue } from '../password/password-rules';

export type StoredRegistration = CallResponse<typeof CALLS.registrationData>;
export type RegistrationBody = CallInput<typeof CALLS.cacheRegistrationData>['body'];

/** The input so far. */
export interface RegistrationDraft {
  readonly email: string;
  readonly password: string;
  readonly newsletterWanted: boolean;
  readonly delivery: AddressFieldsInput;
  readonly usesInvoiceAddress: boolean;
  readonly invoice: AddressFieldsInput;
}

/** The initial form: with the data saved on the server. */
export const getDraft = (stored: StoredRegistration | null, countryId: CountryId): RegistrationDraft => ({
  email: stored?.AuthData.EmailAddress ?? '',
  password: '',
  newsletterWanted: stored?.AuthData.NewsletterWanted ?? false,
  delivery: stored?.DeliveryAddress ?? emptyAddress(countryId),
  usesInvoiceAddress: stored?.UseInvoiceAddress ?? false,
  invoice: stored?.InvoiceAddress ?? emptyAddress(countryId),
});

/** Opens or closes the invoice address; its input is retained, and the ordering business takes precedence. */
export const addInvoiceAddress = (
  { delivery, invoice }: RegistrationDraft,
  usesInvoiceAddress: boolean,
): Partial<RegistrationDraft> => ({
  usesInvoiceAddress,
  invoice: openedInvoice(invoice, delivery),
});

/** An invoice address needs no phone of its own: it uses the delivery's, and the form requests no other. */
const getInvoice = ({ delivery, invoice }: RegistrationDraft): AddressFieldsInput => ({
  ...invoice,
  Phone: delivery.Phone,
});

const complete = (address: AddressFieldsInput): AddressFieldsInput | null =>
  Object.keys(fieldIssues(AddressFields, address)).length === 0 ? address : null;

/** What is stored on the way: never a password, addresses once they are complete. */
export const storedBody = (draft: RegistrationDraft): RegistrationBody => ({
  AuthData: { EmailAddress: draft.email.trim(), IsGuest: false, NewsletterWanted: draft.newsletterWanted },
  UseInvoiceAddress: draft.usesInvoiceAddress,
  DeliveryAddress: complete(draft.delivery),
  InvoiceAddress: draft.usesInvoiceAddress ? complete(getInvoice(draft)) : null,
});

/** What an account is made of. */
export function accountBody(draft: RegistrationDraft): RegistrationBody {
  const body = storedBody(draft);
  return { ...body, AuthData: { ...body.AuthData, Password: draft.password } };
}

export type Issues = Readonly<Record<string, string>>;

export function emailIssues({ email }: RegistrationDraft): Issues {
  const code = fieldIssues(EmailAddress, email)[''];
  return code ? { EmailAddress: code } : {};
}

/** Per field's id the code of what is wrong with it; addresses only where the form shows them. */
export function draftIssues(draft: RegistrationDraft, showsAddress: boolean): Issues {
  const wrongPassword = passwordIssue(draft.password, draft.email);
  return {
    ...emailIssues(draft),
    ...(wrongPassword && { Password: wrongPassword }),
    ...(showsAddress && addressIssues(draft)),
  };
}

function addressIssues(draft: RegistrationDraft): Issues {
  const { delivery, usesInvoiceAddress } = draft;
  const deliveryIssues = isBlankAddress(delivery) && !usesInvoiceAddress ? {} : fieldIssues(AddressFields, delivery);
  return { ...deliveryIssues, ...(usesInvoiceAddress && invoiceIssues(fieldIssues(AddressFields, getInvoice(draft)))) };
}

/** The phone is the delivery's, whose field displays its errors. */
const invoiceIssues = ({ Phone: _, ...issues }: Issues): Issues =>
  Object.fromEntries(Object.entries(issues).map(([field, code]) => [`Invoice-${field}`, code]));

/** The server's errors, by the form's ids: 'body.InvoiceAddress.Phone' is Invoice-Phone. */
export const refusedFields = (errors: readonly { readonly path: string; readonly code: string }[] = []): Issues =>
  Object.fromEntries(
    errors.map(({ path, code }) => {
      const field = getFieldByPath(path);
      return [path.startsWith('body.InvoiceAddress.') ? `Invoice-${field}` : field, code];
    }),
  );
