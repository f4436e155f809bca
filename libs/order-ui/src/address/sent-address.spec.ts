import { emptyAddress } from './empty-address';
import { sentAddress } from './sent-address';

const STORED = { ...emptyAddress(2), Street: 'Seeufer', Door: '4' };

describe('an address from a form without script', () => {
  it('has what was typed, and what was not asked stays', () => {
    const sent = { Street: 'Ackerzeile', City: '', Salutation: '2', CountryId: '1', other: 'x' };
    expect(sentAddress(sent, STORED)).toEqual({ ...STORED, Street: 'Ackerzeile', City: '', Salutation: 2 });
  });

  it('has no salutation that there is not', () => {
    expect(sentAddress({ Salutation: '7' }, STORED).Salutation).toBe(0);
  });

  it('is one of two in a form by its prefix', () => {
    expect(sentAddress({ 'Invoice-Street': 'Werkstraße', Street: 'Hof' }, STORED, 'Invoice-').Street).toBe(
      'Werkstraße',
    );
  });
});
