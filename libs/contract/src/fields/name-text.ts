import * as v from 'valibot';
import { requiredText, shortText } from './fields.ts';

/** Characters that are invisible or change the text direction, and any prefix of an address. */
const LEADS_AWAY = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|:\/\/|\bwww\.|\b(?:https?|mailto|javascript|data):/iu;

/** Signs that bind an address or a tag, which no person's name has. */
const NO_LETTER = /[<>@]/;

/** What mail programs make a link of without a scheme: 'Dr.med. Vogt' is none. */
const BARE_HOST =
  /[\p{L}\d]\.(?:(?:com|net|org|info|biz|de|at|ch|eu|io|ly|me|co|ru|cn|xyz|top|shop|online|site|app|link|click|example)\b|\p{L}{2,}\/)/iu;

/**
 * Whether a text may appear in a mail as a name: it contains no address and hides nothing. Otherwise anyone who
 * enters another person's e-mail address could write to them in our name.
 */
export const isNameText = (text: string): boolean =>
  !LEADS_AWAY.test(text) && !NO_LETTER.test(text) && !BARE_HOST.test(text);

/** As `isNameText`, for what a company or a road may be called: 'Pellets24.de GmbH <AT>' has no scheme and no path. */
export const isTitleText = (text: string): boolean => !LEADS_AWAY.test(text) && !/\.\p{L}{2,}\//iu.test(text);

const NAME_INV = 'NAME_INV';

/** A newly entered personal name; stored names may be older than the rule. Code: NAME_INV. */
export const nameText = (max: number) => v.pipe(requiredText(max), v.check(isNameText, NAME_INV));

/** As `nameText`, or empty. */
export const optionalNameText = (max: number) => v.pipe(shortText(max), v.check(isNameText, NAME_INV));
