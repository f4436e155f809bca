import { omitPersonalData } from './omit-personal-data.ts';

describe('a text that is reported', () => {
  it.each([
    ['mail to anna.berger@example.com failed', 'mail to [mail] failed'],
    ['no account DE89 3704 0044 0532 0130 00', 'no account [iban]'],
    ['no account DE89370400440532013000', 'no account [iban]'],
    ['GET /bestellung?token=abc.def&plz=80331 failed', 'GET /bestellung?token=[…]&plz=[…] failed'],
    ['jwt eyJhbGciOi.eyJzdWIi.c2ln expired', 'jwt [token] expired'],
    ['from 192.168.1.17', 'from [ip]'],
    ['phone +49 30 1234567', 'phone [number]'],
    ['postcode 80331 in 8001', 'postcode [number] in [number]'],
    ['insert failed\nparams: Anna,Berger\nat x', 'insert failed\nat x'],
    ['Key (email)=(anna@example.com) exists', 'Key (email) exists'],
    ['timeout after 30 s in 3 of 12 calls', 'timeout after 30 s in 3 of 12 calls'],
  ])('%j', (text, expected) => {
    expect(omitPersonalData(text)).toBe(expected);
  });
});
