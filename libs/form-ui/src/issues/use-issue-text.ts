import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Sentences by the code of what is wrong with a field. */
export type IssueLabels = Readonly<Partial<Record<string, MessageDescriptor>>>;

const COMMON: IssueLabels = {
  TOO_LONG: msg`Das ist zu lang.`,
  NAME_INV: msg`Bitte ohne Internet- oder E-Mail-Adresse.`,
  PHONE_INV: msg`Das ist keine Telefonnummer.`,
  ZIPCODE_INV: msg`Das ist keine Postleitzahl.`,
};

const MISSING = msg`Diese Angabe fehlt noch.`;

/**
 * The message for a field's code: the form's own, else the one common to all forms; any other code is reported as
 * missing input.
 */
export function useIssueText(own: IssueLabels = {}): (code: string | undefined) => string | undefined {
  const { t } = useLingui();
  return (code) => (code === undefined ? undefined : t(own[code] ?? COMMON[code] ?? MISSING));
}
