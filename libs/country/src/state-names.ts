/** A state's name in a sentence. */
export interface StateNames {
  /** 'Saarland'. */
  readonly name: string;
  /** 'in Bayern', 'im Saarland', 'in der Steiermark'. */
  readonly inState: string;
  /** 'nach Bayern', 'ins Saarland', 'in die Steiermark'. */
  readonly toState: string;
  /** 'von Bayern', 'des Saarlands', 'der Steiermark'. */
  readonly ofState: string;
  /** 'für Bayern', 'für das Saarland', 'für die Steiermark'. */
  readonly forState: string;
}

type Article = 'none' | 'neuter' | 'masculine' | 'feminine';

/** Names of states and cantons that bear an article; every other has none. */
const WITH_ARTICLE: Readonly<Record<string, Exclude<Article, 'none'>>> = {
  Saarland: 'neuter',
  Burgenland: 'neuter',
  Steiermark: 'feminine',
  Aargau: 'masculine',
  Jura: 'masculine',
  Tessin: 'neuter',
  Thurgau: 'masculine',
  Waadt: 'feminine',
  Wallis: 'neuter',
};

const GENITIVES: Readonly<Record<string, string>> = {
  Saarland: 'des Saarlands',
  Burgenland: 'des Burgenlands',
  Aargau: 'des Aargaus',
  Jura: 'des Juras',
  Tessin: 'des Tessins',
  Thurgau: 'des Thurgaus',
  Wallis: 'des Wallis',
};

/** A state or canton with its article in the cases that sentences need, by its name in the site's language. */
export function stateNames(name: string): StateNames {
  switch (WITH_ARTICLE[name] ?? 'none') {
    case 'none':
      return { name, inState: `in ${name}`, toState: `nach ${name}`, ofState: `von ${name}`, forState: `für ${name}` };
    case 'feminine':
      return addArticle(name, { inState: 'in der', toState: 'in die', ofState: `der ${name}`, forState: 'für die' });
    case 'neuter':
      return addArticle(name, { inState: 'im', toState: 'ins', ofState: GENITIVES[name] ?? '', forState: 'für das' });
    case 'masculine':
      return addArticle(name, {
        inState: 'im',
        toState: 'in den',
        ofState: GENITIVES[name] ?? '',
        forState: 'für den',
      });
  }
}

const addArticle = (name: string, { inState, toState, ofState, forState }: Omit<StateNames, 'name'>): StateNames => ({
  name,
  inState: `${inState} ${name}`,
  toState: `${toState} ${name}`,
  ofState,
  forState: `${forState} ${name}`,
});
