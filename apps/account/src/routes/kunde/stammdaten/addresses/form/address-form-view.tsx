import { ADDRESS_TYPES, isAddressKind } from '@heizplatz/order-ui';
import { useNavigate, useOutletContext, useParams, useSite } from '@heizplatz/router';
import { MASTER_DATA_PATH } from '@heizplatz/routes';
import { Dialog } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { nextKey } from '../address-changes';
import { type AddressEntry, blankEntry } from './address-entry';
import { AddressForm } from './address-form';
import { BackWithoutScript } from '../back-without-script';
import type { AddressDraft } from './use-address-draft';

/** The address modal, a page of its own: going back closes it, a link opens it. */
export function AddressFormView() {
  const site = useSite();
  const navigate = useNavigate();
  const draft = useOutletContext<AddressDraft>();
  const { kind = '', addressKey = '' } = useParams();
  const type = ADDRESS_TYPES[isAddressKind(kind) ? kind : 'lieferadresse'];
  const known = draft.items.find(({ key, state }) => key === addressKey && state !== 'Deleted');
  const close = () => void navigate(MASTER_DATA_PATH);
  return (
    <Dialog open width={800} onClose={close} title={<Title type={type} isKnown={known !== undefined} />}>
      <AddressForm
        initial={known?.value ?? blankEntry(draft.items, type, site.countryId)}
        onDone={(value) => {
          draft.change(
            known ? { type: 'edited', key: known.key, value } : { type: 'added', key: nextKey(draft.items), value },
          );
          close();
        }}
      />
      <BackWithoutScript />
    </Dialog>
  );
}

function Title({ type, isKnown }: { readonly type: AddressEntry['type']; readonly isKnown: boolean }) {
  if (isKnown) return type === 1 ? <Trans>Lieferadresse ändern</Trans> : <Trans>Rechnungsadresse ändern</Trans>;
  return type === 1 ? <Trans>Neue Lieferadresse</Trans> : <Trans>Neue Rechnungsadresse</Trans>;
}
