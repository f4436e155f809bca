import { computeStoreSize } from './store-size.ts';

test('a store for 10 kW has 9 cubic metres, six of them pellets of 650 kg each', () => {
  const { roomM3, pelletM3, pelletKg } = computeStoreSize(10);
  expect(roomM3).toBeCloseTo(9, 10);
  expect(pelletM3).toBeCloseTo(6, 10);
  expect(pelletKg).toBeCloseTo(3900, 7);
});
