import { SITES, byCountry, siteById } from '@heizplatz/country';
import { ROLES, type User } from '@heizplatz/identity';
import { PageProvider } from '@heizplatz/router';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { staffPerson } from '../../testing/staff-person';
import { useOwnCountryId } from './use-own-country-id';

/** Its token has the limit. */
const austrian: User = Object.assign(staffPerson([ROLES.adManager]), { countryIds: [2] });
const ORIGINS = byCountry((id) => `http://${siteById(id).developmentHosts[0]}`);

function renderOn(first: User | null) {
  let user = first;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PageProvider site={SITES[1]} user={user} origin="http://localhost" origins={ORIGINS}>
      {children}
    </PageProvider>
  );
  const { result, rerender } = renderHook(useOwnCountryId, { wrapper });
  const getId = () => result.current[0];
  const choose = (countryId: 1 | 2 | 3) => act(() => result.current[1](countryId));
  const identify = (next: User) => {
    user = next;
    rerender();
  };
  return { getId, choose, identify };
}

describe('the country of something new', () => {
  it('is that of a person who becomes known after the page', () => {
    const { getId, identify } = renderOn(null);
    expect(getId()).toBe(1);
    identify(austrian);
    expect(getId()).toBe(2);
  });

  it('is the chosen one, whoever becomes known', () => {
    const { getId, choose, identify } = renderOn(null);
    choose(3);
    identify(austrian);
    expect(getId()).toBe(3);
  });
});
