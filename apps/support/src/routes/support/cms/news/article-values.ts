import { COUNTRY_IDS, DEFAULT_COUNTRY_ID } from '@heizplatz/country';
import { StaffArticle, StoredBlock } from '@heizplatz/contract';
import * as v from 'valibot';
import type { FormValues } from '@heizplatz/form-ui';

export const countryField = (countryId: number): string => `Country${countryId}`;

export type ArticleContent = Pick<StaffArticle, 'Title' | 'Teaser' | 'PictureKey' | 'Blocks'>;

const NO_LABELS: ArticleContent = { Title: '', Teaser: '', PictureKey: null, Blocks: [] };

/** Written together: the article's own country and those that say the same. */
const isTogether = (article: StaffArticle, countryId: number): boolean =>
  article.Countries.some((one) => one.CountryId === countryId && !one.HasOwnWords);

/** The form's initial values. `content`: of an older version that is restored. */
export function articleValues(article: StaffArticle | null, content: ArticleContent | null = article): FormValues {
  const { Title, Teaser, PictureKey, Blocks } = content ?? NO_LABELS;
  const isChosen = (countryId: number) => (article ? isTogether(article, countryId) : countryId === DEFAULT_COUNTRY_ID);
  return {
    Title,
    Teaser,
    PictureKey: PictureKey ?? '',
    Blocks: JSON.stringify(Blocks),
    Topic: article?.Topic ?? 'markt',
    ArticleString: article?.ArticleString ?? '',
    IsFeatured: article?.IsFeatured ? 'on' : '',
    CountryIds: '',
    Spelling: JSON.stringify(article?.Spelling ?? []),
    ...Object.fromEntries(COUNTRY_IDS.map((id) => [countryField(id), isChosen(id) ? 'on' : ''])),
  };
}

const Blocks = v.pipe(v.string(), v.parseJson(), v.array(StoredBlock));

export const getBlocks = (values: FormValues): StoredBlock[] => v.parse(Blocks, values['Blocks'] ?? '[]');

const Spelling = v.pipe(v.string(), v.parseJson(), StaffArticle.entries.Spelling);

export const getSpelling = (values: FormValues) => v.parse(Spelling, values['Spelling'] ?? '[]');

/** The body of a draft, out of the form. */
export const articleBody = (values: FormValues, NewsId: number | null, Version: number) => ({
  NewsId,
  Version,
  CountryIds: COUNTRY_IDS.filter((id) => values[countryField(id)] === 'on'),
  Title: values['Title'],
  Teaser: values['Teaser'],
  Topic: values['Topic'],
  ArticleString: values['ArticleString'],
  PictureKey: values['PictureKey'] || null,
  Blocks: getBlocks(values),
  IsFeatured: values['IsFeatured'] === 'on',
  Spelling: getSpelling(values).map(({ CountryId, From, Takes }) => ({ CountryId, From, Takes })),
  Act: 'draft',
  GoesLiveAt: null,
});

/** The form's fields of what somebody else saved; where it is saved is one's own. */
export function savedArticleValues(current: unknown, mine: FormValues): FormValues | null {
  const parsed = v.safeParse(StaffArticle, current);
  if (!parsed.success) return null;
  const own = ['CountryIds', 'Spelling', ...COUNTRY_IDS.map(countryField)];
  return { ...articleValues(parsed.output), ...Object.fromEntries(own.map((name) => [name, mine[name] ?? ''])) };
}

/** All that is read of blocks, in a line: for comparing. */
export function getTextOfBlocks(input: string): string {
  const texts: string[] = [];
  JSON.parse(input, (key, value: unknown) => {
    if (typeof value === 'string' && !['Kind', 'Href', 'MediaKey', 'Style'].includes(key)) texts.push(value);
    return value;
  });
  return texts.join(' ');
}

const MAX_TERMS = 8;

/** Words that Switzerland spells with ss. */
export function sharpSpellings({ Title = '', Teaser = '', Blocks: blocks = '[]' }: FormValues): string[] {
  const words = `${Title} ${Teaser} ${getTextOfBlocks(blocks)}`.match(/\p{L}+/gu) ?? [];
  return [...new Set(words.filter((word) => /[ßẞ]/.test(word)))].slice(0, MAX_TERMS);
}

/** All input as text: for what is stored of it. */
export const toDraftText = (values: FormValues): string =>
  JSON.stringify(Object.keys(articleValues(null)).map((name) => values[name] ?? ''));
