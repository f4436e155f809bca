import { ADDRESS_TYPES, emptyAddress, isAddressKind } from '@heizplatz/order-ui';
import { useNavigate, useOutletContext, useParams, useSite } from '@heizplatz/router';
import { Dialog } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { ACCOUNT_PATHS } from '../account-paths';
import { nextKey } from './address-changes';
import type { AddressEntry } from './address-entry';
import { AddressForm } from './address-form';
import type { AddressDraft } from './use-address-draft';

/** The address modal, a page of its own: going back closes it, a link opens it. */
export function AddressFormView() {
  const site = useSite();
  const navigate = useNavigate();
  const draft = useOutletContext<AddressDraft>();
  const { kind = '', addressKey = '' } = useParams();
  const type = ADDRESS_TYPES[isAddressKind(kind) ? kind : 'lieferadresse'];
  const known = draft.items.find(({ key, state }) => key === addressKey && state !== 'Deleted');
  const close = () => void navigate(ACCOUNT_PATHS.masterData);
  const isFirst = !draft.items.some(({ state, value }) => value.type === type && state !== 'Deleted');
  const blank: AddressEntry = { type, isDefault: isFirst, address: emptyAddress(site.countryId) };
  return (
    <Dialog open width={800} onClose={close} title={<Title type={type} isKnown={known !== undefined} />}>
      <AddressForm
        initial={known?.value ?? blank}
        onDone={(value) => {
          draft.change(
            known ? { type: 'edited', key: known.key, value } : { type: 'added', key: nextKey(draft.items), value },
          );
          close();
        }}
      />
    </Dialog>
  );
}

function Title({ type, isKnown }: { readonly type: AddressEntry['type']; readonly isKnown: boolean }) {
  if (isKnown) return type === 1 ? <Trans>Lieferadresse ändern</Trans> : <Trans>Rechnungsadresse ändern</Trans>;
  return type === 1 ? <Trans>Neue Lieferadresse</Trans> : <Trans>Neue Rechnungsadresse</Trans>;
}
