import { useAddressFieldNames } from '@heizplatz/order-ui';
import type { FieldError } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { INVOICE_PREFIX } from '../address-form/invoice-prefix';
import { useFieldErrorText } from './use-field-error-text';

/** Field codes as listed in the error summary; each names its field, since five may lack the same. */
export function useFieldErrors(): (issues: Readonly<Record<string, string>>) => FieldError[] {
  const { t } = useLingui();
  const issueText = useFieldErrorText();
  const names: Readonly<Record<string, string>> = {
    ...useAddressFieldNames(),
    EmailAddress: t`E-Mail`,
    AccessConfirmed: t`Zufahrt und Lager`,
    SecondPhone: t`Zweite Telefonnummer`,
    HoseDistanceM: t`Weg vom Lkw bis zum Lager`,
    BoilerOffConfirmed: t`Heizung abschalten`,
    HasRoomConfirmed: t`Platz im Lager`,
    IndustrialUseConfirmed: t`Industriepellets`,
    TaxNumber: t`Steuernummer`,
    CostCentre: t`Kostenstelle`,
    Iban: 'IBAN',
    AccountHolder: t`Kontoinhaber`,
    MandateAccepted: t`Einwilligung zum Lastschrifteinzug`,
    CreditConsent: t`Einwilligung zur Bonitätsprüfung`,
    DateOfBirth: t`Geburtsdatum`,
    PaymentModifier: t`Laufzeit`,
  };
  return (issues) =>
    Object.entries(issues).map(([field, code]) => {
      const text = issueText(code) ?? '';
      const [, access, accessField = ''] = /^Station(\d)-(.+)$/.exec(field) ?? [];
      if (access !== undefined) {
        const message = `${t`Lieferstelle ${access}`}, ${names[accessField] ?? accessField}: ${text}`;
        return { fieldId: field, message };
      }
      if (field.startsWith(INVOICE_PREFIX)) {
        const name = names[field.slice(INVOICE_PREFIX.length)] ?? '';
        return { fieldId: field, message: `${t`Rechnungsadresse`}, ${name}: ${text}` };
      }
      const [, part, deliveryPoint] = /^(Amount|Address)-(\d)$/.exec(field) ?? [];
      const atDeliveryPoint =
        part === 'Amount' ? t`Lieferstelle ${deliveryPoint}, Menge` : t`Lieferstelle ${deliveryPoint}, Adresse`;
      const name = deliveryPoint === undefined ? names[field] : atDeliveryPoint;
      return { fieldId: field, message: name === undefined ? text : `${name}: ${text}` };
    });
}
