/** Mail programs take full-width and ideographic dots for the plain one, and so with @. */
const BOUND_DOT = /(?<=\S)[.．。｡․](?=[\p{L}\p{N}])/gu;
const BOUND_AT = /(?<=\S)[@＠﹫](?=\S)/gu;
/** Of a scheme or a port, but not of a time ('12:05'). */
const BOUND_COLON = /[:：](?=[^\s\d])|(?<=[^\s\d])[:：](?=\d)/gu;
const ADDRESS_OF_NUMBERS = /(?<![\d.])\d+\.\d+\.\d+\.\d+/gu;
const HIDDEN = /\p{Cf}/gu;
const DIGIT = /\d/u;

const openDot = (dot: string, at: number, text: string): string =>
  DIGIT.test(text[at - 1] ?? '') && DIGIT.test(text[at + 1] ?? '') ? dot : '. ';

/**
 * The text so that no mail program makes a link of any part of it: a space stands behind each dot, @ and colon that
 * binds words ('gratis. pl/abc', 'mail @ x. tv', 'https: //x'), whatever the ending. Numbers, dates and times stay.
 */
export const inertText = (text: string): string =>
  text
    .replace(HIDDEN, '')
    .replace(ADDRESS_OF_NUMBERS, (address) => address.replaceAll('.', '. '))
    .replace(BOUND_AT, ' @ ')
    .replace(BOUND_COLON, ': ')
    .replace(/\\(?=\\)/gu, '\\ ')
    .replace(BOUND_DOT, openDot);

const DIGITS_OF_PHONE = 7;
const NUMBER = /[\d ()+./–-]+/gu;
const DATE = /^ ?\d{1,2}\. ?\d{1,2}\. ?\d{4} ?$/u;
/** 'DE-26-000123', 'DE123456788': what has letters right before it no program calls. */
const CODE = /(\p{L}{2}-\d{2}-\d{6}(?!\d)|\p{L}\d+)/u;

function openNumber(run: string): string {
  const digits = run.replaceAll(/\D/gu, '').length;
  if (digits < DIGITS_OF_PHONE || DATE.test(run)) return run;
  return run.replace(/(?<=\d)[ ()+./–-]+(?=\d)/gu, ' · ').replace(/\d{4}(?=\d)/gu, '$&·');
}

/** As `inertText`; nor does a program call a part of it: '0900 · 1234·567'. Order numbers and the like stay. */
export const uncalledText = (text: string): string =>
  inertText(text)
    .split(CODE)
    .map((part, nth) => (nth % 2 === 1 ? part : part.replace(NUMBER, openNumber)))
    .join('');
