import { type ApiClient, useApi } from '@heizplatz/api-client';
import type { AddressFieldsInput } from '@heizplatz/contract';
import { AddressDraft, draftStorage } from '@heizplatz/order-ui';
import { useSite } from '@heizplatz/router';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { RegistrationDraft } from './registration-draft';

/** By the browser's one client, in memory alone: the server never keeps any, and no password lies on a disk. */
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

/** What a reload of the tab brings back: half an address, which the server does not keep. It has the e-mail. */
const addresses = draftStorage({ area: 'registration', schema: AddressesInput });

/** A form's state that outlasts its page, so that a look at the login or the terms costs nothing that was typed. */
export function useRegistrationDraft(initial: RegistrationDraft) {
  const api = useApi();
  const name = String(useSite().countryId);
  const [value, setValue] = useState(() => drafts.get(api) ?? initial);

  // Not before the document of the server has been taken over: it knows of no drafts.
  useEffect(() => {
    const match = drafts.has(api) ? null : addresses.read(name);
    if (match) setValue((before) => ({ ...before, ...match }));
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
