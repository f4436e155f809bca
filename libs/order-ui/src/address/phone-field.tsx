import { TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { AddressPart } from './address-part';
import { addressTextProps } from './address-text-props';

/** Whom the driver calls. */
export function PhoneField(part: AddressPart) {
  const { t } = useLingui();
  return (
    <TextField
      {...addressTextProps(part, 'Phone', 'tel')}
      type="tel"
      label={t`Telefon`}
      hint={t`Für die Abstimmung des Liefertermins.`}
    />
  );
}
