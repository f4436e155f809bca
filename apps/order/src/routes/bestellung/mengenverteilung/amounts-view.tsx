import { useCall } from '@heizplatz/api-client';
import type { ProductGroup } from '@heizplatz/calculator';
import { CALLS, type OrderProcess } from '@heizplatz/contract';
import { Outlet, useLocation, useRefusedForm, useSite } from '@heizplatz/router';
import { amountsStepPath } from '@heizplatz/routes';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AddressOutlet } from '../../../shared/address-form/address-outlet';
import { deliverable } from '../../../shared/address-form/deliverable';
import { orderAddressesInput } from '../../../shared/address-form/order-addresses-input';
import { CheckoutFrame } from '../../../shared/checkout/checkout-frame';
import { DELIVERY_POINT_QUERY } from '../../../shared/checkout/checkout-paths';
import { useDraft } from '@heizplatz/order-ui';
import { useOrderProcess } from '../../../shared/checkout/order-process/use-order-process';
import { amountText } from '../../../shared/offer/amount-text';
import { AmountsForm } from './amounts-form';
import { amountDrafts } from '../../../shared/amounts/amount-drafts';
import { distributeEvenly } from '../../../shared/amounts/distribute-evenly';
import { sentDeliveryPoints } from '../../../shared/amounts/sent-delivery-points';
import {
  type DeliveryPointDraft,
  deliveryPointDrafts,
  amountsInput,
  inputAt,
  deliveryPointsInput,
} from '../../../shared/amounts/delivery-point-draft';

export function AmountsView() {
  const { process, group } = useOrderProcess();
  return process && <AmountsStep process={process} group={group} />;
}

function AmountsStep({ process, group }: { readonly process: OrderProcess; readonly group: ProductGroup }) {
  const { t } = useLingui();
  const site = useSite();
  const { search } = useLocation();
  const { data, mutate } = useCall(CALLS.orderAddresses, orderAddressesInput(site.countryId, process));
  const { Amount: total, Stations: count } = process.Configuration;
  const refused = useRefusedForm();
  const input = refused ? sentDeliveryPoints(refused.values, process.Stations.length) : [];
  const draft = useDraft(amountDrafts, `${group.id} ${total} ${count}`, input);
  if (!data) return null;
  const change = (index: number, part: Partial<DeliveryPointDraft>) => draft.change(inputAt(draft.value, index, part));
  const outlet: AddressOutlet = {
    process,
    group,
    addresses: data,
    reload: () => mutate(),
    stepPath: amountsStepPath(group),
    onStored: ({ Id }) =>
      change(Number(new URLSearchParams(search).get(DELIVERY_POINT_QUERY) ?? 1) - 1, { addressId: Id }),
  };
  const wholeAmount = amountText(total, group, site);
  return (
    <CheckoutFrame
      process={process}
      group={group}
      current="mengenverteilung"
      title={t`Lieferstellen`}
      lead={
        <Trans>
          {wholeAmount} für {count} Lieferstellen in {process.Configuration.ZipCode} {process.PlaceName}. Wer bekommt
          wie viel?
        </Trans>
      }
    >
      <AmountsForm
        {...outlet}
        deliveryPoints={deliveryPointsInput(deliveryPointDrafts(process), draft.value, deliverable(data, process))}
        onChange={change}
        onDistribute={() => draft.change(amountsInput(draft.value, distributeEvenly(total, count)))}
        onSaved={draft.forget}
      />
      <Outlet context={outlet} />
    </CheckoutFrame>
  );
}
