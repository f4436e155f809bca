import { getCustomerAddress, buildCustomerData } from '@heizplatz/testing';
import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../../../testing/expect-accessible';
import { renderAccountPage } from '../../../testing/render-account-page';
import { buildUser } from '../../../testing/build-user';
import { partialRoutes } from './partial-routes';

const HOME = getCustomerAddress({ Id: 41, Address: { Street: 'Ackerzeile' } });
const BARN = getCustomerAddress({ Id: 42, IsDefault: false, Address: { Street: 'Scheunenweg' } });

const renderPart = (path: string, Items = [BARN, HOME]) =>
  renderAccountPage(
    { children: partialRoutes },
    `/account/basedata/partial${path}`,
    { customerData: () => buildCustomerData(), customerAddresses: () => ({ Items }) },
    buildUser(),
  );

describe('/account/basedata/partial', () => {
  it.each(['', '/addressCol'])('%j is the address list alone', async (path) => {
    const { calls, container } = renderPart(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ihre Adressen' })).toBeVisible();
    expect(screen.getByText(/Ackerzeile/)).toBeVisible();
    expect(screen.getByText(/Scheunenweg/)).toBeVisible();
    expect(calls.map(({ id }) => id)).toEqual(['customerAddresses']);
    await expectAccessible(container);
  });

  it.each([
    ['/addressColItem', /Ackerzeile/],
    ['/addressColItem/42', /Scheunenweg/],
  ])('%s is one address alone', async (path, street) => {
    renderPart(path);
    expect(await screen.findByText(street)).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('without an address says so', async () => {
    renderPart('/addressColItem', []);
    expect(await screen.findByText('Noch keine Adresse.')).toBeVisible();
  });

  it("somebody else's address is a 404", async () => {
    const { router } = renderPart('/addressColItem/99');
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]),
    );
  });

  it('/loginCol is the login alone', async () => {
    const { calls, container } = renderPart('/loginCol');
    expect(await screen.findByText('kunde@example.com')).toBeVisible();
    expect(calls.map(({ id }) => id)).toEqual(['customerData']);
    await expectAccessible(container);
  });

  it('all are for customers, on paper’s layout', () => {
    for (const { handle } of partialRoutes)
      expect(handle).toMatchObject({ middleware: ['customer'], layout: 'plain-print' });
  });
});
