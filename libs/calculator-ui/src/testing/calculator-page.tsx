import type { CountryId } from '@heizplatz/country';
import type { RouteObject } from '@heizplatz/router';
import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

interface ZipQuestion {
  readonly body: { readonly ZipCode: string; readonly CountryId: number };
}

/** Postcodes that the double knows; 1010 is in Austria and Switzerland. */
const KNOWN: Readonly<Record<number, readonly string[]>> = {
  1: ['10115', '80331'],
  2: ['1010', '5020'],
  3: ['1010', '8001'],
};

export const ZIP_RESPONSES = {
  checkZipCode: ({ body }: ZipQuestion) => KNOWN[body.CountryId]?.includes(body.ZipCode) ?? false,
  checkZipCodes: ({ body }: { readonly body: readonly ZipQuestion['body'][] }) =>
    body.filter((query) => KNOWN[query.CountryId]?.includes(query.ZipCode)).map((query) => query.CountryId),
};

type Responses = Parameters<typeof fakeApi>[0];

interface PageOptions {
  readonly responses?: Responses;
  readonly countryId?: CountryId;
  readonly path?: string;
}

/** A calculator on every page of a site, at jest's fake time. Call jest.useFakeTimers() first. */
export function openCalculator(calculator: ReactNode, { responses, countryId = 1, path = '/' }: PageOptions = {}) {
  const fake = fakeApi(responses ?? ZIP_RESPONSES);
  const pages = [
    { index: true, element: null },
    { path: '*', element: null },
  ];
  const routes: RouteObject[] = [{ element: calculator, children: pages }];
  const view = renderRoute(routes, path, { api: fake.api, countryId });
  return {
    ...view,
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    /** Ids of the calls made, in order. */
    called: () => fake.calls.map(({ id }) => id),
    address: () => view.router.state.location.pathname + view.router.state.location.search,
    zipCode: () => screen.getByRole('textbox', { name: 'Postleitzahl' }),
    amount: () => screen.getByRole('textbox', { name: 'Menge' }),
    button: () => screen.getByRole('button', { name: /Preise vergleichen|Wird geprüft/ }),
    /** The content of the popover. */
    statement: () => screen.getByRole('status', { name: 'Hinweise zu Ihrer Eingabe' }),
  };
}
