import type { OrderProcess } from '@heizplatz/contract';
import type { CountryId } from '@heizplatz/country';
import type { User } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { addressRoute } from '../routes/bestellung/adresse/address-routes';
import { amountsRoute } from '../routes/bestellung/mengenverteilung/amounts-route';
import { parametersRoute } from '../routes/bestellparameter-bestaetigen/parameters-route';
import { paymentRoute } from '../routes/bestellung/bezahlung/payment-route';
import { stepEntryRoute } from '../routes/bestellung/step/step-entry-route';
import { successRoute } from '../routes/bestellung-erfolgreich/success-route';
import { summaryRoute } from '../routes/bestellung/bestellung-abschliessen/summary-route';
import { addLinks } from './add-links';

type Responses = Parameters<typeof fakeApi>[0];

interface OrderPage {
  /** The running order; null when there is none. */
  readonly process: OrderProcess | null;
  readonly responses?: Responses;
  readonly countryId?: CountryId;
  readonly user?: User;
}

const NO_TITLES = {
  Address: { Title1List: [], Title2List: [], CountryList: [] },
  ProductGroups: [],
  DealerCount: 150,
  ZipCodeCount: 8255,
};

const STEPS = [
  ...[parametersRoute, addressRoute, amountsRoute, paymentRoute, summaryRoute],
  ...[stepEntryRoute, successRoute],
];

/** The offer list before the steps, and other remotes' pages: places to be sent to. */
const ELSEWHERE = { path: '*', element: null };

// A test's tab ends with the test, and so does its stored input.
afterEach(() => sessionStorage.clear());

/** A page of the order's steps over the routes of all of them, so that a test sees where it leads. */
export function renderOrderPage(path: string, { process, responses = {}, countryId = 1, user }: OrderPage) {
  const { api, calls, sent } = fakeApi({
    orderProcess: () => process,
    placedProcess: () => null,
    orderAddresses: () => ({ DeliveryAddressList: [], InvoiceAddressList: [], SelectedAddresses: [] }),
    commonData: () => NO_TITLES,
    saveOrderParameters: () => ({ success: true }),
    saveOrderAddresses: () => ({ success: true }),
    savePayment: () => ({ success: true }),
    ...responses,
  });
  const view = renderRoute(addLinks([...STEPS, ELSEWHERE]), path, { api, countryId, user: user ?? null });
  return { ...view, calls, sent };
}

export { refusal } from './refusal';
