import { compareGroups } from './compare-groups';

const [BEFORE, TODAY] = ['2026-11-14T00:00:00.000Z', '2026-11-21T00:00:00.000Z'];
const item = (GroupTitle: string, DateTime: string, Price: number, ProductId = 20) => ({
  ProductId,
  GroupTitle,
  MapId: `DE-${GroupTitle}`,
  DateTime,
  Price,
  Link: `/pelletpreise/${GroupTitle}`,
  OfferCount: 7,
});

describe('compareGroups', () => {
  it("puts each place's two prices side by side with their difference", () => {
    const { groups, from, to } = compareGroups([item('BY', BEFORE, 397.1), item('BY', TODAY, 400.38)], 20);
    expect([from, to]).toEqual([BEFORE, TODAY]);
    expect(groups).toEqual([
      {
        groupTitle: 'BY',
        mapId: 'DE-BY',
        link: '/pelletpreise/BY',
        price: 400.38,
        openPrice: 397.1,
        change: 3.28,
        offerCount: 7,
      },
    ]);
  });

  it.each([
    ['older', [item('BW', BEFORE, 1), item('BW', TODAY, 2), item('BY', TODAY, 400)], 400, null],
    ['newer', [item('BW', BEFORE, 1), item('BW', TODAY, 2), item('BY', BEFORE, 400)], null, 400],
  ])('says a difference of 0 without the %s price', (_, items, price, openPrice) => {
    expect(compareGroups(items, 20).groups[1]).toMatchObject({ price, openPrice, change: 0 });
  });

  it('keeps two towns of one name apart', () => {
    const second = { ...item('BY', TODAY, 380), Link: '/pelletpreise/other' };
    expect(compareGroups([item('BY', TODAY, 400), second], 20).groups.map(({ price }) => price)).toEqual([400, 380]);
  });

  it('takes one product alone', () => {
    const { groups } = compareGroups([item('BY', TODAY, 400), item('BY', TODAY, 477, 23)], 23);
    expect(groups.map(({ price }) => price)).toEqual([477]);
  });

  it('knows no day without items', () => {
    expect(compareGroups([], 20)).toEqual({ groups: [], from: null, to: null });
  });
});
