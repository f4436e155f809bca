import { useApi } from '@heizplatz/api-client';
import { type Address, type AddressFieldsInput, CALLS, type OrderProcess } from '@heizplatz/contract';
import { ADDRESS_TYPES, type AddressKind } from '@heizplatz/order-ui';
import { useNavigate, useOutletContext, useParams, useSite } from '@heizplatz/router';
import { Dialog } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { AddressForm } from './address-form';
import type { AddressOutlet } from './address-outlet';
import { addressesOf } from './addresses-of';
import { isBusiness } from './is-business';
import { newAddress } from './new-address';

/** The address modal, a page of its own: going back closes it, a link opens it. */
export function AddressFormView() {
  const { t } = useLingui();
  const api = useApi();
  const site = useSite();
  const navigate = useNavigate();
  const { process, group, addresses, reload, stepPath, onKept } = useOutletContext<AddressOutlet>();
  const params = useParams();
  const kind: AddressKind = params['kind'] === 'rechnungsadresse' ? 'rechnungsadresse' : 'lieferadresse';
  const known = addressesOf(addresses, kind).find(({ Id }) => String(Id) === params['addressId']);
  const close = () => void navigate(stepPath);
  const newTitle = kind === 'lieferadresse' ? t`Neue Lieferadresse` : t`Neue Rechnungsadresse`;
  return (
    <Dialog open onClose={close} title={known ? <Trans>Adresse ändern</Trans> : newTitle}>
      <AddressForm
        draftName={`${group.id} ${kind} ${known?.Id ?? 'neu'}`}
        initial={known ? fieldsOf(known) : newAddressOf(kind, newAddress(site.countryId, process), process)}
        process={process}
        isPlaceFixed={kind === 'lieferadresse'}
        submitLabel={<Trans>Adresse speichern</Trans>}
        onSave={async (Address) => {
          const KeepsCompany = !isBusiness(process);
          const body = { Id: known?.Id ?? null, AddressType: ADDRESS_TYPES[kind], Address, KeepsCompany };
          const saved = await api(CALLS.saveAddress, { body });
          await reload();
          onKept(saved.Address, kind);
        }}
        onSaved={close}
      />
    </Dialog>
  );
}

/** An invoice that goes elsewhere still goes to the business that orders (judged on station 1). */
function newAddressOf(
  kind: AddressKind,
  empty: AddressFieldsInput,
  { DeliveryAddress }: OrderProcess,
): AddressFieldsInput {
  if (kind === 'lieferadresse' || !DeliveryAddress) return empty;
  const { CompanyName, TaxNumber, CostCentre } = DeliveryAddress;
  return { ...empty, CompanyName, ...(TaxNumber && { TaxNumber }), ...(CostCentre && { CostCentre }) };
}

const fieldsOf = ({ Id: _, ...fields }: Address) => fields;
