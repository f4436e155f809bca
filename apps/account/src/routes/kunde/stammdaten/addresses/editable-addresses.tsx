import type { CustomerAddress } from '@heizplatz/contract';
import { Outlet } from '@heizplatz/router';
import { AddressSection } from './address-section';
import { useAddressDraft } from './form/use-address-draft';

interface EditableAddressesProps {
  readonly kept: readonly CustomerAddress[];
  /** With what the server answered, or null to ask it. */
  readonly onKept: (kept: readonly CustomerAddress[] | null) => void;
}

/** The addresses, and the modal for one of them where the route has it. */
export function EditableAddresses({ kept, onKept }: EditableAddressesProps) {
  const draft = useAddressDraft(kept);
  return (
    <>
      <AddressSection draft={draft} onSaved={onKept} onDropped={() => onKept(null)} />
      <Outlet context={draft} />
    </>
  );
}
