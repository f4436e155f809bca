import { randomBytes } from 'node:crypto';
import { hashToken } from '../session/opaque-token';

const HOW_MANY = 10;
/** Crockford's: no I, L, O, U; 32 signs, so that every byte's low five bits name one. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Ten of 80 random bits, 'XXXX-XXXX-XXXX-XXXX'. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: HOW_MANY }, () => {
    const signs = [...randomBytes(16)].map((byte) => SIGNS[byte & 31] ?? '');
    return (signs.join('').match(/.{4}/g) ?? []).join('-');
  });

/** As people copy them: case, spaces and dashes do not matter, nor I for 1 and O for 0. */
export const plainCode = (code: string): string =>
  code.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replaceAll('O', '0');

/** The stored hash of a code: 80 random bits need no slow hash. */
export const hashRecoveryCode = (code: string): string => hashToken(`recovery:${plainCode(code)}`);
