import { codecQuery, dateField, isFormQuery, optionField } from './form-query';

describe('codecQuery', () => {
  it.each([
    ['zipCode=10115&amount=6000', 'zipCode=10115&amount=6000'],
    [`zipCode=10115&${optionField('Vehicle')}=122`, 'zipCode=10115&options=122'],
    [`${optionField('Vehicle')}=&${optionField('Hose')}=133`, 'options=133'],
    [`${optionField('Payment')}=-3%2412`, 'options=-3%2412'],
    [`${dateField(115)}=2026-12-10`, 'options=115%24dt2026-12-10'],
    [`${dateField(115)}=`, ''],
    ['pc=1&pc=2&options=2', 'pc=1&pc=2&options=2'],
  ])('reads %s as %s', (form, plain) => {
    expect(codecQuery(new URLSearchParams(form)).toString()).toBe(plain);
  });
});

it('isFormQuery tells the form from the codec', () => {
  expect(isFormQuery(new URLSearchParams(`${optionField('Hose')}=`))).toBe(true);
  expect(isFormQuery(new URLSearchParams(`${dateField(115)}=`))).toBe(true);
  expect(isFormQuery(new URLSearchParams('zipCode=10115&options=122&pc=1'))).toBe(false);
});
