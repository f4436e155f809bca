import { problem } from '@heizplatz/api-platform';
import type { StaffArticle } from '@heizplatz/contract';
import { COUNTRY_IDS, type CountryId } from '@heizplatz/country';
import { type CopiedContent, spelledFor, spelledLike, spellingChanges } from '../content-blocks/spelling-changes';
import type { ArticleOfCountry } from './read-article';
import type { ArticleBody } from './article-body';

type Spelling = StaffArticle['Spelling'];

/** What other countries say in another way than the one it is written for; of ß is no choice. */
const getChanges = (content: CopiedContent, source: CountryId, countryIds: readonly CountryId[]) =>
  countryIds
    .filter((countryId) => countryId !== source)
    .flatMap((CountryId) =>
      spellingChanges(content, CountryId)
        .filter(({ From }) => From !== 'ß')
        .map((change) => ({ CountryId, ...change })),
    );

const bodyText = ({ Title, Teaser, Blocks }: ArticleBody): CopiedContent => ({
  title: Title,
  description: Teaser,
  blocks: Blocks,
});

const decisionOn = ({ Spelling: decided }: ArticleBody, countryId: CountryId, from: string) =>
  decided.find(({ CountryId, From }) => CountryId === countryId && From === from)?.Takes;

/** The body with a yes to each word that nobody decided on. */
export const decideAll = (body: ArticleBody, source: CountryId): ArticleBody => ({
  ...body,
  Spelling: getChanges(bodyText(body), source, body.CountryIds).map(({ CountryId, From }) => ({
    ...{ CountryId, From },
    Takes: decisionOn(body, CountryId, From) ?? true,
  })),
});

/** SPELLING_OPEN: somebody has to say of each such word whether it is changed; the refusal names them all. */
export function refuseUndecided(body: ArticleBody, source: CountryId): void {
  const changes = getChanges(bodyText(body), source, body.CountryIds);
  if (changes.every(({ CountryId, From }) => decisionOn(body, CountryId, From) !== undefined)) return;
  const named: Spelling = changes.map((change) => ({
    ...change,
    Takes: decisionOn(body, change.CountryId, change.From) ?? true,
  }));
  throw problem('VALIDATION', {
    errors: [{ path: 'body.Spelling', code: 'SPELLING_OPEN' }],
    context: { Spelling: named },
  });
}

/** The article's text in the wording of a country, with the accepted replacements. */
export function getLabels(countryId: CountryId, source: CountryId, body: ArticleBody): CopiedContent {
  const takes = body.Spelling.filter(({ CountryId, Takes }) => CountryId === countryId && Takes);
  return spelledFor(bodyText(body), countryId, countryId === source ? [] : takes.map(({ From }) => From));
}

/** Whether two countries have the same article, each in its own wording. */
export function saysTheSame(one: ArticleOfCountry, other: ArticleOfCountry): boolean {
  const [{ versions: own }, { versions: others }] = [one, other];
  const [mine, theirs] = [own[0], others[0]];
  if (!mine || !theirs || mine.pictureKey !== theirs.pictureKey) return false;
  return [one, other].some(({ content: { countryId } }) => {
    const [first, second] = [mine, theirs].map((content) => spelledFor(spelledLike(content, countryId), 3, []));
    return JSON.stringify(first) === JSON.stringify(second);
  });
}

/** What was decided for each country when it was saved last; a country that has no copy takes all. */
export function getSpelling([own, ...others]: readonly [ArticleOfCountry, ...ArticleOfCountry[]]): Spelling {
  const [newest] = own.versions;
  if (!newest) return [];
  return getChanges(newest, own.content.countryId, COUNTRY_IDS).map((change) => {
    const copy = others.find(({ content }) => content.countryId === change.CountryId)?.versions[0];
    const isLeft = copy && spellingChanges(copy, change.CountryId).some(({ From }) => From === change.From);
    return { ...change, Takes: !isLeft };
  });
}
