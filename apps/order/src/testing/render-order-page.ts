import type { OrderProcess } from '@heizplatz/contract';
import type { CountryId } from '@heizplatz/country';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { routes } from '../routes';
import { withLinks } from './with-links';

type Answers = Parameters<typeof fakeApi>[0];

interface OrderPage {
  /** The running order; null when there is none. */
  readonly process: OrderProcess | null;
  readonly answers?: Answers;
  readonly countryId?: CountryId;
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
export function renderOrderPage(path: string, { process, answers = {}, countryId = 1 }: OrderPage) {
  const { api, calls } = fakeApi({
    orderProcess: () => process,
    placedProcess: () => null,
    orderAddresses: () => ({ DeliveryAddressList: [], InvoiceAddressList: [], SelectedAddresses: [] }),
    commonData: () => NO_TITLES,
    saveOrderParameters: () => ({ success: true }),
    saveOrderAddresses: () => ({ success: true }),
    savePayment: () => ({ success: true }),
    ...answers,
  });
  const view = renderRoute(withLinks([...routes, ELSEWHERE]), path, { api, countryId });
  const pathOf = () => {
    const { pathname, search } = view.router.state.location;
    return pathname + search;
  };
  const sent = (id: string) => calls.filter((call) => call.id === id).map(({ input }) => bodyOf(input));
  return { ...view, calls, pathOf, sent };
}

const bodyOf = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'body' in input ? input.body : input;

export { refusal } from './refusal';
