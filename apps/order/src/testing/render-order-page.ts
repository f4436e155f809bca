import type { OrderProcess } from '@heizplatz/contract';
import type { CountryId } from '@heizplatz/country';
import type { User } from '@heizplatz/identity';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { routes } from '../routes';
import { withLinks } from './with-links';

type Answers = Parameters<typeof fakeApi>[0];

interface OrderPage {
  /** The running order; null when there is none. */
  readonly process: OrderProcess | null;
  readonly answers?: Answers;
  readonly countryId?: CountryId;
  readonly user?: User;
}

const NO_TITLES = {
  Address: { Title1List: [], Title2List: [], CountryList: [] },
  ProductGroups: [],
  DealerCount: 150,
  ZipCodeCount: 8255,
};

/** Registration belongs to another remote; here it is a place to be sent to. */
const ELSEWHERE = { path: '/benutzerkonto/*', element: null };

// A test's tab ends with the test, and what was typed in it.
afterEach(() => sessionStorage.clear());

/** A page of the order flow over all routes of this remote, so that a test sees where it leads. */
export function renderOrderPage(path: string, { process, answers = {}, countryId = 1, user }: OrderPage) {
  const { api, calls, sent } = fakeApi({
    orderProcess: () => process,
    placedProcess: () => null,
    orderAddresses: () => ({ DeliveryAddressList: [], InvoiceAddressList: [], SelectedAddresses: [] }),
    commonData: () => NO_TITLES,
    saveOrderParameters: () => ({ success: true }),
    saveOrderAddresses: () => ({ success: true }),
    savePayment: () => ({ success: true }),
    ...answers,
  });
  const view = renderRoute(withLinks([...routes, ELSEWHERE]), path, { api, countryId, user: user ?? null });
  return { ...view, calls, sent };
}

export { refusal } from './refusal';
