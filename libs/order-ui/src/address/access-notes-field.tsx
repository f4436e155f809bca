import { TextArea } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { AddressPart } from './address-part';
import { addressTextProps } from './address-text-props';

/** What the driver should know. */
export function AccessNotesField(part: AddressPart) {
  const { t } = useLingui();
  return <TextArea {...addressTextProps(part, 'AccessNotes')} label={t`Hinweise zur Zufahrt`} optional />;
}
