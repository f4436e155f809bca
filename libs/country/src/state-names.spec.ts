import { stateNames } from './state-names.ts';

const WITHOUT = [
  ...['Baden-Württemberg', 'Bayern', 'Berlin', 'Brandenburg', 'Bremen', 'Hamburg', 'Hessen', 'Mecklenburg-Vorpommern'],
  ...['Niedersachsen', 'Nordrhein-Westfalen', 'Rheinland-Pfalz', 'Sachsen', 'Sachsen-Anhalt', 'Schleswig-Holstein'],
  ...['Thüringen', 'Kärnten', 'Niederösterreich', 'Oberösterreich', 'Salzburg', 'Tirol', 'Vorarlberg', 'Wien'],
  ...['Appenzell Ausserrhoden', 'Appenzell Innerrhoden', 'Basel-Landschaft', 'Basel-Stadt', 'Bern', 'Freiburg', 'Genf'],
  ...['Glarus', 'Graubünden', 'Luzern', 'Neuenburg', 'Nidwalden', 'Obwalden', 'Schaffhausen', 'Schwyz', 'Solothurn'],
  ...['St. Gallen', 'Uri', 'Zug', 'Zürich'],
];

describe('a state in a sentence', () => {
  it.each(WITHOUT)('%s has no article', (name) => {
    expect(stateNames(name)).toEqual({
      ...{ name, inState: `in ${name}`, toState: `nach ${name}`, ofState: `von ${name}`, forState: `für ${name}` },
    });
  });

  it.each([
    ['Saarland', 'im Saarland', 'ins Saarland', 'des Saarlands', 'für das Saarland'],
    ['Burgenland', 'im Burgenland', 'ins Burgenland', 'des Burgenlands', 'für das Burgenland'],
    ['Steiermark', 'in der Steiermark', 'in die Steiermark', 'der Steiermark', 'für die Steiermark'],
    ['Aargau', 'im Aargau', 'in den Aargau', 'des Aargaus', 'für den Aargau'],
    ['Jura', 'im Jura', 'in den Jura', 'des Juras', 'für den Jura'],
    ['Tessin', 'im Tessin', 'ins Tessin', 'des Tessins', 'für das Tessin'],
    ['Thurgau', 'im Thurgau', 'in den Thurgau', 'des Thurgaus', 'für den Thurgau'],
    ['Waadt', 'in der Waadt', 'in die Waadt', 'der Waadt', 'für die Waadt'],
    ['Wallis', 'im Wallis', 'ins Wallis', 'des Wallis', 'für das Wallis'],
  ])('%s is %s, %s, %s, %s', (name, inState, toState, ofState, forState) => {
    expect(stateNames(name)).toEqual({ name, inState, toState, ofState, forState });
  });
});
