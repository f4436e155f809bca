import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import type { AddressKind } from '@heizplatz/order-ui';
import { useNavigate, useOutletContext, useParams, useSite } from '@heizplatz/router';
import { Dialog } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { AddressForm } from './address-form';
import type { AddressOutlet } from './address-outlet';
import { getAddresses } from './get-addresses';
import { FORM_NAMES } from './form-names';
import { initialAddress } from './initial-address';
import { savedAddressInput } from './saved-address-input';

/** The address modal, a page of its own: going back closes it, a link opens it. */
export function AddressFormView() {
  const { t } = useLingui();
  const api = useApi();
  const site = useSite();
  const navigate = useNavigate();
  const { process, group, addresses, reload, stepPath, onStored } = useOutletContext<AddressOutlet>();
  const params = useParams();
  const kind: AddressKind = params['kind'] === 'rechnungsadresse' ? 'rechnungsadresse' : 'lieferadresse';
  const known = getAddresses(addresses, kind).find(({ Id }) => String(Id) === params['addressId']);
  const close = () => void navigate(stepPath);
  const newTitle = kind === 'lieferadresse' ? t`Neue Lieferadresse` : t`Neue Rechnungsadresse`;
  return (
    <Dialog open onClose={close} title={known ? <Trans>Adresse ändern</Trans> : newTitle}>
      <AddressForm
        formName={FORM_NAMES.modal}
        draftName={`${group.id} ${kind} ${known?.Id ?? 'neu'}`}
        initial={initialAddress(known, kind, { countryId: site.countryId, process, addresses })}
        process={process}
        kind={kind}
        prerequisites={null}
        submitLabel={<Trans>Adresse speichern</Trans>}
        onSave={async (address) => {
          const saved = await api(CALLS.saveAddress, savedAddressInput(known, kind, { address, process }));
          await reload();
          onStored(saved.Address, kind);
        }}
        onSaved={close}
      />
    </Dialog>
  );
}
