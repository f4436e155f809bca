import fc from 'fast-check';
import { areaPath } from './area-path';

const getNumbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

test('a series of nothing draws nothing', () => {
  expect(areaPath([], 400, 120, 0, 1)).toEqual({ line: '', area: '' });
});

test('the line passes through its first and last value, and the area closes at the ground', () => {
  const { line, area } = areaPath([0, 5, 10], 400, 100, 0, 10);
  expect(line).toMatch(/^M0 100C/);
  expect(line).toMatch(/400 0$/);
  expect(area).toBe(`${line}V100H0Z`);
});

test('the line never leaves the drawing, whatever the prices do', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 60 }), (values) => {
      const { line } = areaPath(values, 400, 120, Math.min(...values), Math.max(...values));
      const numbers = getNumbers(line);
      expect(numbers).toHaveLength(2 + (values.length - 1) * 6);
      numbers.forEach((number, index) => {
        expect(number).toBeGreaterThanOrEqual(-0.1);
        expect(number).toBeLessThanOrEqual(index % 2 === 0 ? 400 : 120.1);
      });
    }),
  );
});
