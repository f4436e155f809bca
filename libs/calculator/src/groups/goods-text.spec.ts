import { goodsDetails, goodsTitle } from './goods-text.ts';

const of = (...pairs: readonly (readonly [string, string])[]) => ({
  ProductName: 'Kaminholz',
  Characteristics: pairs.map(([Key, Value]) => ({ Key, Value })),
});

test.each([
  [of(), 'Kaminholz', ''],
  [of(['Species', 'Buche']), 'Kaminholz, Buche', ''],
  [of(['Certification', 'ENplus A1'], ['Species', 'Fichte']), 'Kaminholz, ENplus A1, Fichte', ''],
  [of(['Length', '33 cm']), 'Kaminholz', '33 cm'],
  [of(['Length', '33 cm'], ['Species', 'Buche'], ['Form', 'geschüttet']), 'Kaminholz, Buche', '33 cm, geschüttet'],
])('%j is called %j, and is %j', (goods, title, details) => {
  expect([goodsTitle(goods), goodsDetails(goods)]).toEqual([title, details]);
});
