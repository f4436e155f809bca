import { OPTION_IDS } from '@heizplatz/api-catalog';
import { presentCharacteristics, type DescribedGoods } from './present-characteristics';

const LOGS: DescribedGoods = {
  productGroupId: 7,
  countryId: 1,
  amount: 1000,
  certification: null,
  palletWeightKg: null,
  optionIds: [],
};
const BAGS: DescribedGoods = { ...LOGS, productGroupId: 4, amount: 2, certification: 'ENplus A1', palletWeightKg: 975 };

const toValues = (goods: DescribedGoods) =>
  presentCharacteristics(goods).map(({ Value }) => Value.replaceAll('\u00A0', ' '));

describe('a stacked cubic metre', () => {
  const BEECH_KG = 460;
  it.each([
    ['oak', OPTION_IDS.oak, (BEECH_KG * 571) / 558],
    ['birch', OPTION_IDS.birch, (BEECH_KG * 450) / 480],
    ['softwood', OPTION_IDS.softwood, ((BEECH_KG * 379) / 558) * (0.64 / 0.62)],
  ])('of %s weighs what its published density says, to 10 kg', (_, speciesId, kg) => {
    const amount = Math.round(kg / 10) * 100;
    expect(toValues({ ...LOGS, amount, optionIds: [speciesId, OPTION_IDS.stacked] })).toContain('rund 10,0 Raummeter');
  });
});

describe('presentCharacteristics', () => {
  it.each<[string, DescribedGoods, string[]]>([
    ['logs of the standard choice', LOGS, ['Buche', '33 cm', 'geschüttet', 'rund 3,0 Schüttraummeter (2,2 Raummeter)']],
    [
      'logs as they were chosen',
      { ...LOGS, optionIds: [OPTION_IDS.softwood, OPTION_IDS.logs50, OPTION_IDS.stacked] },
      ['Nadelholz', '50 cm', 'gestapelt', 'rund 3,1 Raummeter'],
    ],
    [
      'logs in Swiss measures and signs',
      { ...LOGS, countryId: 3 },
      ['Buche', '33 cm', 'geschüttet', 'rund 3.0 Schüttraummeter (2.2 Ster)'],
    ],
    [
      'bags on pallets',
      BAGS,
      ['ENplus A1', '975 kg je Palette', '65 Säcke zu 15 kg je Palette', '130 Säcke, 1.950 kg'],
    ],
    ['one pallet, whose sum is the pallet', { ...BAGS, amount: 1 }, toValues(BAGS).slice(0, 3)],
    [
      'bags whose size does not fill the pallet',
      { ...BAGS, optionIds: [OPTION_IDS.bag10] },
      ['ENplus A1', '975 kg je Palette', 'Säcke zu 10 kg', '1.950 kg'],
    ],
    ['briquettes', { ...BAGS, productGroupId: 8, certification: null }, ['975 kg je Palette', '1.950 kg']],
    ['loose pellets', { ...LOGS, productGroupId: 3, amount: 6000 }, ['ohne Zertifikat']],
    ['heating oil, whose name says it all', { ...LOGS, productGroupId: 1, amount: 3000 }, []],
  ])('says of %s', (_, goods, values) => {
    expect(toValues(goods)).toEqual(values);
  });
});
