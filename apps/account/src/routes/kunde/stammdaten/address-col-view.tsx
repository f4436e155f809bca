import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';
import { EditableAddresses } from './addresses/editable-addresses';
import { PartialPage } from './partial-page';

export function AddressColView() {
  const { t } = useLingui();
  const { data, mutate } = useCall(CALLS.customerAddresses, {});
  if (!data) return null;
  return (
    <PartialPage title={t`Ihre Adressen`}>
      <EditableAddresses
        stored={data.Items}
        onStored={(stored) => void (stored ? mutate({ Items: [...stored] }, { revalidate: false }) : mutate())}
      />
    </PartialPage>
  );
}
