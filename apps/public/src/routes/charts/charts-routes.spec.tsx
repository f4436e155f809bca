import { fakeApi, renderRoute } from '@heizplatz/testing';
import { screen, waitFor } from '@testing-library/react';
import { failing, PRICE_RESPONSES } from '../../testing/price-responses';
import { chartsRoutes } from './charts-routes';

type Responses = Parameters<typeof fakeApi>[0];

function renderChart(path: string, responses: Responses = {}) {
  const { api, calls } = fakeApi({ ...PRICE_RESPONSES, ...responses });
  return { ...renderRoute(chartsRoutes, path, { api }), calls };
}

describe.each([
  ['/charts/rohoel', '1', 'Rohöl'],
  ['/charts/gasoel', '2', 'Gasöl'],
  ['/charts/heizoel', '5', 'Heizöl'],
])('%s', (path, factorId, name) => {
  it('draws its factor, says what it has to do with heating, and has its figures as a table', async () => {
    const { calls } = renderChart(path);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(name);
    expect(screen.getByRole('img', { name: `Verlauf: ${name}` })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Was das mit dem Heizen zu tun hat' })).toHaveTextContent('Pellets');
    expect(screen.getByRole('table', { name: `Verlauf: ${name}`, hidden: true })).toHaveTextContent('21.11.2026');
    expect(calls[0]).toEqual({
      id: 'factorSeries',
      input: { params: { countryId: '1', factorId }, query: { days: '365' } },
    });
  });
});

describe('a chart', () => {
  it('takes its range from the address', async () => {
    const { calls } = renderChart('/charts/rohoel?zeitraum=3m');
    expect(await screen.findByRole('link', { name: 'Drei Monate' })).toHaveAttribute('aria-current', 'true');
    expect(calls[0]?.input).toMatchObject({ query: { days: '92' } });
  });

  it('that the country does not watch is no page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderChart('/charts/rohoel', { factorSeries: () => null });
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]),
    );
  });

  it('is not taken for missing when the API is down', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router } = renderChart('/charts/rohoel', { factorSeries: failing });
    await waitFor(() =>
      expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 503 })]),
    );
  });
});
