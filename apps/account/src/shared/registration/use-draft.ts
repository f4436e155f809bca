import { type ApiClient, useApi } from '@heizplatz/api-client';
import type { AddressFieldsInput } from '@heizplatz/contract';
import { AddressDraft, draftStorage } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { RegistrationDraft } from './registration-draft';

/**
 * By the browser's single client, in memory only: the server never stores any, and no password is written to disk.
 */
const drafts = new WeakMap<ApiClient, RegistrationDraft>();

type AddressesInput = Pick<RegistrationDraft, 'usesInvoiceAddress'> & {
  readonly delivery: AddressFieldsInput;
  readonly invoice: AddressFieldsInput;
};
const AddressesInput: v.GenericSchema<unknown, AddressesInput> = v.object({
  delivery: AddressDraft,
  usesInvoiceAddress: v.boolean(),
  invoice: AddressDraft,
});

/** Restored by a reload of the tab: a partial address, which the server does not store. It includes the e-mail. */
const addresses = draftStorage({ area: 'registration', schema: AddressesInput });

/** A form's state that outlives its page, so that visiting the login or the terms loses no input. */
export function useRegistrationDraft(initial: RegistrationDraft) {
  const api = useApi();
  const name = String(useSite().countryId);
  const [value, setValue] = useState(() => drafts.get(api) ?? initial);

  // Not before the document of the server has been taken over: it knows of no drafts.
  useEffect(() => {
    const savedDraft = drafts.has(api) ? null : addresses.read(name);
    if (savedDraft) setValue((before) => ({ ...before, ...savedDraft }));
  }, [api, name]);

  return {
    value,
    change: (changed: Partial<RegistrationDraft>) => {
      const next = { ...value, ...changed };
      const { delivery, usesInvoiceAddress, invoice } = next;
      drafts.set(api, next);
      addresses.write(name, { delivery, usesInvoiceAddress, invoice });
      setValue(next);
    },
    /** Once it is sent. */
    forget: () => {
      drafts.delete(api);
      addresses.drop(name);
    },
  };
}
