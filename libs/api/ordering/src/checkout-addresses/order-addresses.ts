import { findUserAddresses, type AddressRow, presentAddress } from '@heizplatz/api-identity';
import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { selectedAddresses } from './selection-repository';

const DELIVERY = 1;
/** What a private delivery omits; its invoice may be addressed to a company. */
const NO_COMPANY = { companyName: '', taxNumber: '', costCentre: '' };

/** Delivery addresses of the country that is delivered to, the default first; invoices may go anywhere. */
export const orderAddresses = defineHandler(CALLS.orderAddresses, async ({ params, query }, context) => {
  const { db, user, clock } = context;
  if (!user) throw problem('UNAUTHENTICATED');
  const { countryId } = params;
  const rows = (await findUserAddresses(db, user.id)).toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
  const presentDelivery = (row: AddressRow) => presentAddress(query.ac ? row : { ...row, ...NO_COMPANY });
  return {
    DeliveryAddressList: rows
      .filter((row) => row.addressType === DELIVERY && row.countryId === countryId)
      .map(presentDelivery),
    InvoiceAddressList: query.ai ? rows.filter((row) => row.addressType !== DELIVERY).map(presentAddress) : [],
    SelectedAddresses: await selectedAddresses(db, { userId: user.id, countryId, now: clock() }),
  };
});
