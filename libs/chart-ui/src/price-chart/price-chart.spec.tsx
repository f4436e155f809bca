import { fakeApi, renderRoute } from '@heizplatz/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ApexOptions } from 'apexcharts';
import { PriceChart } from './price-chart';

const libraryProps: unknown[] = [];
jest.mock('react-apexcharts', () => ({
  __esModule: true,
  default: function Library({ options, series }: { options: ApexOptions; series: unknown }) {
    libraryProps.push(options, series);
    return <button onClick={() => options.chart?.events?.mounted?.({}, {})}>rendered by the library</button>;
  },
}));

const SERIES = [
  {
    name: 'Bayern',
    points: [
      { time: '2026-11-01T00:00:00+01:00', value: 300 },
      { time: '2026-11-02T00:00:00+01:00', value: 310 },
    ],
  },
];
const Page = () => <PriceChart title="Pelletpreis in Bayern" series={SERIES} unit="€/t" />;

describe('a price chart', () => {
  it('gives the library one set of options and lines, when pointed at and once that has rendered', async () => {
    const { container } = renderRoute([{ path: '/', Component: Page }], '/', { api: fakeApi({}).api });
    fireEvent.pointerEnter(
      (await screen.findByRole('img', { name: 'Pelletpreis in Bayern' })).parentElement as Element,
    );
    const library = await screen.findByText('rendered by the library');
    expect(container.querySelector('[data-live]')).toBeNull();
    act(() => library.click());
    expect(container.querySelector('[data-live]')).not.toBeNull();
    expect(libraryProps).toHaveLength(2);
  });
});
