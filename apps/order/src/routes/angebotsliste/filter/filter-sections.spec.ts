import { type CalculatorConfiguration, decodeCalculatorQuery } from '@heizplatz/calculator';
import type { UpsellingItem } from '@heizplatz/contract';
import { buildInitConfiguration } from '../../../testing/build-init-configuration';
import type { FilterSection } from './filter-section';
import { filterSections } from './filter-sections';
import { countFilters, clearFilters } from '../../../shared/offer-list/filter-state';
import { listAddress } from '../list/list-address';

const request = (query: string): CalculatorConfiguration =>
  decodeCalculatorQuery(new URLSearchParams(`zipCode=10115&amount=6000&${query}`), { countryId: 1, productGroupId: 3 });

const certificate = (ForgeinId: number, OfferCount: number): UpsellingItem => ({
  ...{ Id: 10004, ForgeinId, Key: 'ProductCertification', Name: '', IsUpselling: true, Selected: false },
  ...{ Modifier: null, DesiredDate: null, Surcharge: 0, OfferCount },
});
const SURCHARGES = [[certificate(1, 2), certificate(2, 1)]];
const PAYMENT_COUNTS = [
  { PaymentId: 1, OfferCount: 3 },
  { PaymentId: 2, OfferCount: 2 },
];

function section(id: string, query = ''): FilterSection | undefined {
  return filterSections(buildInitConfiguration(), request(query), SURCHARGES, PAYMENT_COUNTS).find(
    (one) => one.id === id,
  );
}

describe('filterSections', () => {
  it('leaves the customer group out: it is no filter', () => {
    expect(section('CustomerGroup')).toBeUndefined();
  });

  it.each([
    ['Certification', '', [2, 1]],
    ['Certification', 'pc=1', [2, 1]],
    ['Payment', '', [null, 3, 2]],
    ['Payment', 'options=-2', [null, 3, 2]],
  ] as const)('counts the offers of each choice of %s, filtered by %p too', (id, query, counts) => {
    const filterSection = section(id, query);
    expect(
      filterSection && 'choices' in filterSection ? filterSection.choices.map(({ count }) => count) : null,
    ).toEqual(counts);
  });

  it('chooses the standard without a query, and what the query says', () => {
    expect(section('Vehicle')).toMatchObject({
      kind: 'one',
      chosen: '',
      choices: [{ value: '' }, { value: '122' }, {}],
    });
    expect(section('Vehicle', 'options=121')).toMatchObject({ chosen: '' });
    expect(section('Vehicle', 'options=122')).toMatchObject({ chosen: '122' });
  });

  it('has no standard among delivery times: without a choice every date is shown', () => {
    expect(section('DeliveryTime')).toMatchObject({ chosen: '', choices: [{ value: '' }, { value: '101' }, {}, {}] });
    expect(section('DeliveryTime', 'options=103')).toMatchObject({ chosen: '103' });
  });

  it('tells payments from options by their sign', () => {
    expect(section('Payment', 'options=-2')).toMatchObject({
      chosen: '-2',
      choices: [{ value: '' }, { value: '-1' }, {}],
    });
    expect(section('Payment', 'options=2')).toMatchObject({ chosen: '' });
  });

  it('reads the wished day', () => {
    expect(section('WishDate', 'options=115$dt2026-12-10')).toMatchObject({
      kind: 'day',
      field: 'date.115',
      day: '2026-12-10',
    });
    expect(section('WishDate')).toMatchObject({ day: '', days: [] });
  });

  it('has the days on which somebody delivers, the server’s word on a free one, and a later one of the address', () => {
    const DesiredDates = ['2026-12-09', '2026-12-14'];
    const wish = { ...certificate(115, 3), Id: 10000, Key: 'WishDate', DesiredDates };
    const wished = (query: string, DesiredDate: string | null) =>
      filterSections(buildInitConfiguration(), request(query), [[{ ...wish, DesiredDate }]], PAYMENT_COUNTS).find(
        ({ id }) => id === 'WishDate',
      );
    expect(wished('', null)).toMatchObject({ day: '', days: DesiredDates });
    // A Sunday.
    expect(wished('options=115$dt2026-12-13', '2026-12-14')).toMatchObject({ day: '2026-12-14', days: DesiredDates });
    expect(wished('options=115$dt2027-05-04', '2027-05-04')).toMatchObject({
      day: '2027-05-04',
      days: [...DesiredDates, '2027-05-04'],
    });
  });

  it.each([
    ['BlowingDustFree', 'lbp=1'],
    ['AppointmentPlus', 'ap=1'],
  ])('%s is a switch of the codec’s own name', (id, query) => {
    expect(section(id)).toMatchObject({ kind: 'switch', isOn: false });
    expect(section(id, query)).toMatchObject({ kind: 'switch', isOn: true });
  });
});

describe('filters', () => {
  it('are counted without the customer group, and taken back without it', () => {
    const configuration = request('options=2,122,115$dt2026-12-10&pc=1&lbp=1&sort=date');
    expect(countFilters(configuration)).toBe(4);
    expect(listAddress(clearFilters(configuration))).toBe(
      '/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000&options=2&sort=date',
    );
  });
});
