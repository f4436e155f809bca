import type { AddressFieldsInput } from '@heizplatz/contract';

/** What a group of address fields needs of its form. */
export interface AddressPart {
  readonly address: AddressFieldsInput;
  readonly change: (changed: Partial<AddressFieldsInput>) => void;
  readonly getError: (field: string) => string | undefined;
  /** Before each field's id, where a form has two addresses: 'Invoice-'. */
  readonly idPrefix?: string;
  /** Which of one's addresses the browser offers. */
  readonly purpose: 'shipping' | 'billing';
}
