import { readRegisterQuery, addQuery } from './register-query';

it.each([
  ['', { mode: 'login', emailChecked: null, register: null }],
  ['mode=login', { mode: 'login' }],
  ['mode=register', { mode: 'register' }],
  ['mode=Register', { mode: 'login' }],
  ['mode=guest', { mode: 'login' }],
  ['emailChecked=true&register=false', { emailChecked: true, register: false }],
  ['emailChecked=false&register=true', { emailChecked: false, register: true }],
  ['emailChecked=1&register=ja', { emailChecked: null, register: null }],
  ['emailChecked=TRUE&register=', { emailChecked: null, register: null }],
])('%j says %j', (query, expected) => {
  expect(readRegisterQuery(new URLSearchParams(query))).toMatchObject(expected);
});

it('another mode keeps the way back', () => {
  const here = { pathname: '/benutzerkonto/anmeldung/b', search: '?RedirectUrl=%2Fkunde&emailChecked=true' };
  expect(addQuery(here, { mode: 'register', emailChecked: null })).toBe(
    '/benutzerkonto/anmeldung/b?RedirectUrl=%2Fkunde&mode=register',
  );
  expect(addQuery({ pathname: '/a', search: '?mode=login' }, { mode: null })).toBe('/a');
});
