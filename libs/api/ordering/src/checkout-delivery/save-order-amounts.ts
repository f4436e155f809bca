import { findUserAddresses, presentAddress } from '@heizplatz/api-identity';
import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS, type SelectedAddress } from '@heizplatz/contract';
import { checkSelectedAddresses } from '../checkout-addresses/check-selected-addresses';
import { checkDeliveryPointAmounts } from './check-delivery-point-amounts';
import { isBusinessOrder } from '../checkout-addresses/is-business-order';
import { changeProcess } from '../checkout/process-repository';
import { runningProcess } from '../checkout/running-process';

/** STEP_MISSING before the address step; VALIDATION names the station's field. The invoice address stays. */
export const saveOrderAmounts = defineHandler(CALLS.saveOrderAmounts, async ({ body }, context) => {
  const { db, user, services, audit } = context;
  if (!user) throw problem('UNAUTHENTICATED');
  const { id, configuration, selectedAddresses: selected } = await runningProcess(context, body.ProductGroupId);
  const own = (await findUserAddresses(db, user.id)).map(presentAddress);
  // A station that was moved out of the postcode meanwhile may be mended here; without any, the step before is missing.
  const invoice = selected.filter(({ AddressType }) => AddressType === 0);
  if (selected.length === invoice.length) throw problem('STEP_MISSING', { context: { Step: 'adresse' } });
  const needsCompany = isBusinessOrder(configuration, services.priceBook.current());
  const check = { own, configuration, needsCompany };
  const errors = checkDeliveryPointAmounts(body.Stations, check);
  if (errors.length > 0) throw problem('VALIDATION', { errors });
  const deliveries = body.Stations.map(({ StationNumber, AddressId, Amount }): SelectedAddress => ({
    AddressType: 1,
    AddressId,
    AddressIndex: StationNumber - 1,
    Amount,
  })).toSorted((a, b) => a.AddressIndex - b.AddressIndex);
  const selectedAddresses = [...deliveries, ...invoice];
  if (checkSelectedAddresses({ selected: selectedAddresses, ...check }).length > 0)
    throw problem('STEP_MISSING', { context: { Step: 'adresse' } });
  audit.note({ before: { selectedAddresses: selected }, after: { selectedAddresses } });
  return { success: await changeProcess(db, id, { selectedAddresses }) };
});
