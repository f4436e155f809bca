import type { CustomerAddress } from '@heizplatz/contract';
import { Outlet } from '@heizplatz/router';
import { AddressSection } from './address-section';
import { useAddressDraft } from './form/use-address-draft';

interface EditableAddressesProps {
  readonly stored: readonly CustomerAddress[];
  /** With the server's response, or null to request it. */
  readonly onStored: (stored: readonly CustomerAddress[] | null) => void;
}

/** The addresses, and the modal for one of them where the route has it. */
export function EditableAddresses({ stored, onStored }: EditableAddressesProps) {
  const draft = useAddressDraft(stored);
  return (
    <>
      <AddressSection draft={draft} onSaved={onStored} onDropped={() => onStored(null)} />
      <Outlet context={draft} />
    </>
  );
}
