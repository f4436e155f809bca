import { TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { AddressPart } from './address-part';
import { PersonFields } from './person-fields';
import { addressTextProps } from './address-text-props';

/** Who, and a company if there is one. */
export function NameFields(part: AddressPart) {
  const { t } = useLingui();
  return (
    <>
      <PersonFields {...part} />
      <TextField {...addressTextProps(part, 'CompanyName', 'organization')} label={t`Firma`} optional />
    </>
  );
}
