import { mergeShopped } from './orders';

it('counts what all groups of shoppers met', () => {
  const group = (nth: number) => ({
    ...{ acknowledged: [{ key: `k${nth}`, number: `N${nth}` }], abandoned: [`g${nth}`], refused: [`401 ${nth}`] },
    ...{ endedByProvider: nth, failures: new Map([[503, nth]]) },
  });
  expect(mergeShopped([group(1), group(2)])).toEqual({
    acknowledged: [
      { key: 'k1', number: 'N1' },
      { key: 'k2', number: 'N2' },
    ],
    ...{ abandoned: ['g1', 'g2'], refused: ['401 1', '401 2'] },
    ...{ endedByProvider: 3, failures: new Map([[503, 3]]) },
  });
});
