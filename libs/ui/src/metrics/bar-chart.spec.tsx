import { render, screen } from '@testing-library/react';
import { BarChart } from './bar-chart';

const getHeights = (values: readonly number[]) => {
  const { container } = render(
    <BarChart
      title="Ersparnis"
      axis="Haushalte"
      bars={values.map((value, index) => ({
        id: String(index),
        label: `${index + 1}`,
        value,
        valueText: `${value} €`,
      }))}
    />,
  );
  return [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
};

describe('bar chart', () => {
  it('draws bars by their share of the highest, and a line for nothing', () => {
    expect(getHeights([0, 25, 50])).toEqual([1, 50, 100]);
  });

  it('draws all-zero figures as lines', () => {
    expect(getHeights([0, 0])).toEqual([1, 1]);
  });

  it('names each value and what is drawn', () => {
    getHeights([0, 25]);
    expect(screen.getByRole('img', { name: 'Ersparnis' })).toHaveTextContent('0 €125 €2');
  });
});
