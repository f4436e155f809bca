/** A rule as its page has it: one line, `- **PRICE-02** text. Source: Specification 5.` */
interface Rule {
  id: string;
  text: string;
  /** Law with its paragraph, or a part of the papers that the marketplace was ordered with. */
  source: string;
}

const RULE = /^- \*\*(?<id>[A-Z]+-\d{2})\*\* (?<text>\S.{20,600}) Source: (?<source>\S.*)\.$/;

/** The rules of a page; lines of another form are none. */
export function readRules(page: string): Rule[] {
  return page.split('\n').flatMap((line) => {
    const { id = '', text = '', source = '' } = RULE.exec(line)?.groups ?? {};
    return id === '' ? [] : [{ id, text, source }];
  });
}

/** Comments that go on in the next line become one. */
const joinLines = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^(?:\*(?!\/)|\/\/|#)/, '')
        .trim(),
    )
    .join(' ');

const CITATION = /(?<named>\b[Rr]ules? )?\b(?<id>(?<area>[A-Z]{3,})-\d{2})\b/g;

/** Ids that a text names, in its order: all of the areas, and what follows 'rule' or 'rules' of any other. */
export function findCitedRules(text: string, areas: ReadonlySet<string>): string[] {
  return [...joinLines(text).matchAll(CITATION)].flatMap(({ groups = {} }) => {
    const { named, id, area } = groups;
    return id !== undefined && (named !== undefined || areas.has(area ?? '')) ? [id] : [];
  });
}

/** Public standards and our own documents have sections too. */
const SECTION = /(?<!RFC \d{4},? |level \d, |\.md, )\bsection \d(?:\.\d+)*/gi;
const SPECIFICATION = /(?<!-)\bspecification\b/gi;
/** Files by their names; 'LICENSE.md' is what packages call their own. */
const DOCUMENT = /(?!LICENSE)\b[\w-]+\.md\b/g;

/** What a text cites that no file of the repository is: the specification, its sections, pages by their file's name. */
export function findForeignDocuments(text: string, names: ReadonlySet<string>): string[] {
  const line = joinLines(text);
  return [
    ...(line.match(SPECIFICATION) ?? []),
    ...(line.match(DOCUMENT) ?? []).filter((name) => !names.has(name)),
    ...(line.match(SECTION) ?? []),
  ];
}
