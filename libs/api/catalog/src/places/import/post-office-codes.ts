import { countryIdByIso } from '@heizplatz/country';

interface PostcodeOfTown {
  readonly countryId: number;
  readonly zipCode: string;
  readonly name: string;
}

/** What the post calls codes that stand for a company, an office or a sorting centre. */
const SPECIAL_NAMES =
  /Postfach|Weihnachten|Sonderdienste|Paketzentrum|Verwaltung|PostFinance|UBS|Swisscom|Fächer|AUTCON|EUFOR|KFOR|Vereinte Nationen|Parlament|VÖPh|Linz, Donau|Zürich (?:CS|Voice|Versich|R Digest|IBRS)|Schaffhausen Dist|St\. Gallen K AG/;
const SWITZERLAND = countryIdByIso('CH');
/** 'Neuchâtel 2': a post office of a Swiss town. */
const NUMBERED_OFFICE = / \d+$/;

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/**
 * The residential codes of towns whose other codes are post-office boxes and large customers. The sources do not
 * distinguish them; these lists follow the delivery areas of the Austrian and the Swiss post.
 */
const STREET_CODES: Readonly<Record<string, ReadonlySet<string>>> = {
  '2/Linz': codes('4020 4030 4040'),
  '2/Graz': codes('8010 8020'),
  '2/Salzburg': codes('5020'),
  '2/Innsbruck': codes('6020'),
  '2/Klagenfurt am Wörthersee': codes('9020'),
  '2/Klagenfurt': codes('9020'),
  '2/Villach': codes('9500'),
  '2/Wels': codes('4600'),
  '2/St. Pölten': codes('3100'),
  '2/Bregenz': codes('6900'),
  '3/Zürich': codes(
    '8001 8002 8003 8004 8005 8006 8008 8032 8037 8038 8041 8044 8045 8046 8047 8048 8049 8050 8051 8052 8053 8055 8057 8064',
  ),
  '3/Bern': codes('3004 3005 3006 3007 3008 3010 3011 3012 3013 3014 3015 3018 3019 3020 3027'),
  '3/Basel': codes('4001 4051 4052 4053 4054 4055 4056 4057 4058 4059'),
  '3/Genève': codes('1201 1202 1203 1204 1205 1206 1207 1208 1209'),
  '3/Lausanne': codes('1000 1003 1004 1005 1006 1007 1010 1012 1018'),
  '3/Luzern': codes('6003 6004 6005 6006 6014 6015'),
  '3/St. Gallen': codes('9000 9008 9010 9011 9012 9014 9015 9016'),
  '3/Winterthur': codes('8400 8404 8405 8406 8408 8409'),
  '3/Biel/Bienne': codes('2502 2503 2504 2505'),
  '3/Lugano': codes('6900'),
  '3/Chur': codes('7000'),
  '3/Fribourg': codes('1700'),
  '3/Neuchâtel': codes('2000'),
  '3/Sion': codes('1950'),
  '3/Zug': codes('6300'),
  '3/Schaffhausen': codes('8200 8203 8207 8208'),
  '3/Solothurn': codes('4500'),
  '3/Thun': codes('3600 3603 3604 3608'),
  '3/Olten': codes('4600'),
  '3/Bellinzona': codes('6500 6503'),
};

/** Vienna's 23 districts: '1010' to '1230'; every other code that begins so is a box. */
const STREET_PATTERNS: Readonly<Record<string, RegExp>> = { '2/Wien': /^1(?:0[1-9]|1\d|2[0-3])0$/ };

/** Whether somebody can live at a postcode; false for boxes and for what the post gives to companies and offices. */
export function isLivedIn({ countryId, zipCode, name }: PostcodeOfTown): boolean {
  const town = name.trim();
  if (SPECIAL_NAMES.test(town) || (countryId === SWITZERLAND && NUMBERED_OFFICE.test(town))) return false;
  const key = `${countryId}/${town}`;
  return STREET_PATTERNS[key]?.test(zipCode) ?? STREET_CODES[key]?.has(zipCode) ?? true;
}
