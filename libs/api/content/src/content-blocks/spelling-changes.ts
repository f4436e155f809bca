import { type SpellingChange, StoredBlock } from '@heizplatz/contract';
import { type CountryId, toSiteSpelling } from '@heizplatz/country';
import * as v from 'valibot';

/** Terms of the German texts that differ in another country; the longest first, so that none is cut. */
const TERMS: Readonly<Partial<Record<CountryId, readonly (readonly [german: string, own: string])[]>>> = {
  1: [
    ['Jänner', 'Januar'],
    ['Hackgut', 'Hackschnitzel'],
    ['Scheitholz', 'Kaminholz'],
    ['Cheminéeholz', 'Kaminholz'],
    ['Rauchfangkehrer', 'Schornsteinfeger'],
    ['Kaminfeger', 'Schornsteinfeger'],
    ['USt.', 'MwSt.'],
    ['MWST', 'MwSt.'],
    ['Offerten', 'Angebote'],
  ],
  2: [
    ['Mehrwertsteuer', 'Umsatzsteuer'],
    ['MwSt.', 'USt.'],
    ['MWST', 'USt.'],
    ['Januar', 'Jänner'],
    ['Landkreis', 'Bezirk'],
    ['Hackschnitzel', 'Hackgut'],
    ['Kaminholz', 'Scheitholz'],
    ['Cheminéeholz', 'Scheitholz'],
    ['Schornsteinfeger', 'Rauchfangkehrer'],
    ['Kaminfeger', 'Rauchfangkehrer'],
    ['Offerten', 'Angebote'],
  ],
  3: [
    ['MwSt.', 'MWST'],
    ['USt.', 'MWST'],
    ['Jänner', 'Januar'],
    ['Landkreis', 'Bezirk'],
    ['Bundesland', 'Kanton'],
    ['Bundesländer', 'Kantone'],
    ['Hackgut', 'Hackschnitzel'],
    ['Kaminholz', 'Cheminéeholz'],
    ['Scheitholz', 'Cheminéeholz'],
    ['Schornsteinfeger', 'Kaminfeger'],
    ['Rauchfangkehrer', 'Kaminfeger'],
    ['Lkw', 'Lastwagen'],
    ['Angebote', 'Offerten'],
    ['„', '«'],
    ['“', '»'],
    ['ß', 'ss'],
  ],
};

const getTerms = (countryId: CountryId) => TERMS[countryId] ?? [];

/** Fields that are not visible text. */
const NAMES = ['Kind', 'Href', 'MediaKey', 'Style'];
const EXAMPLE_SIGNS = 30;

/** A page's text content to be copied. */
export interface CopiedContent {
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly StoredBlock[];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Matches whole words, since 'Scheitholz' must not match 'Scheitholzofen'; signs match anywhere. */
const getPattern = (term: string): RegExp =>
  /^\p{L}{2}/u.test(term)
    ? new RegExp(`(?<![\\p{L}\\d])${escaped(term)}(?![\\p{L}\\d])`, 'gu')
    : new RegExp(escaped(term), 'gu');

function getTexts({ title, description, blocks }: CopiedContent): string[] {
  const texts = [title, description];
  JSON.stringify(blocks, (key, value: unknown) => {
    if (typeof value === 'string' && !NAMES.includes(key)) texts.push(value);
    return value;
  });
  return texts;
}

const getExample = (text: string, at: number, length: number): string =>
  text.slice(Math.max(0, at - EXAMPLE_SIGNS), at + length + EXAMPLE_SIGNS).trim();

/** What a page would be spelled like in a country; nothing is changed. */
export function spellingChanges(content: CopiedContent, countryId: CountryId): SpellingChange[] {
  const texts = getTexts(content);
  return getTerms(countryId).flatMap(([From, To]) => {
    const matches = texts.flatMap((text) => [...text.matchAll(getPattern(From))].map(({ index }) => ({ text, index })));
    const [first] = matches;
    if (!first) return [];
    return [{ From, To, Count: matches.length, Example: getExample(first.text, first.index, From.length) }];
  });
}

/** With all replacements of the country applied. */
export const spelledLike = (content: CopiedContent, countryId: CountryId): CopiedContent =>
  spelledFor(
    content,
    countryId,
    getTerms(countryId).map(([german]) => german),
  );

/** The content with the accepted replacements applied; ß is always replaced in Switzerland. */
export function spelledFor(content: CopiedContent, countryId: CountryId, takes: readonly string[]): CopiedContent {
  const taken = getTerms(countryId).filter(([german]) => takes.includes(german));
  const spell = (text: string): string => {
    const spelled = taken.reduce((notice, [german, own]) => notice.replace(getPattern(german), own), text);
    return toSiteSpelling(countryId, spelled);
  };
  const blocks: unknown = JSON.parse(
    JSON.stringify(content.blocks, (key, value: unknown) =>
      typeof value === 'string' && !NAMES.includes(key) ? spell(value) : value,
    ),
  );
  return {
    title: spell(content.title),
    description: spell(content.description),
    blocks: v.parse(v.array(StoredBlock), blocks),
  };
}
