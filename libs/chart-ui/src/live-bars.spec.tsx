import { render, screen } from '@testing-library/react';
import { LiveBars } from './live-bars';

jest.mock('apexcharts', () => ({
  __esModule: true,
  default: class {
    async render() {}
    destroy() {}
  },
}));

const format = (value: number) => `${value} kg`;

describe('bars', () => {
  it('stand with the page, each with its value', () => {
    const categories = [
      { id: '2025', label: '2025' },
      { id: '2026', label: '2026' },
    ];
    render(
      <LiveBars
        title="Menge: 2025 10 kg, 2026 20 kg"
        axis="Menge in kg"
        categories={categories}
        series={[{ name: 'kg', values: [10, 20] }]}
        format={format}
      />,
    );
    expect(screen.getByRole('img', { name: 'Menge: 2025 10 kg, 2026 20 kg' })).toHaveTextContent('10 kg202520 kg2026');
  });
});
