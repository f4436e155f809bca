/**
 * A state's counties as they are written down, divided by semicolons: 'name = other name: seat = its other name 12345'.
 * The postcode stands where a state has towns of one name.
 */
export interface CountyList {
  readonly state: string;
  /** What its counties are called where their name does not say it. */
  readonly kind: string;
  readonly counties: string;
}

/** A county (Landkreis) of Germany or a district of Switzerland. */
export interface County {
  readonly state: string;
  /** With its kind: 'Landkreis Rosenheim', 'Märkischer Kreis'. */
  readonly name: string;
  /** Every full name, with synonyms of its kind too: 'LK Rosenheim', 'District de la Sarine'. */
  readonly names: readonly string[];
  readonly seat: { readonly names: readonly string[]; readonly zipCode: string | null };
}

/** A name that contains the kind of county. */
const HAS_KIND =
  /kreis(?![a-zäöü])|bezirk$|^(?:Städteregion|Region|Regiun|Regione|Regionalverband|District|Distretto|Arrondissement) /i;
/** What people say for a kind. */
const SAME_KINDS: Record<string, readonly string[]> = {
  Landkreis: ['Landkreis', 'Kreis', 'LK'],
  Kreis: ['Kreis', 'Landkreis', 'LK'],
  Bezirk: ['Bezirk', 'District', 'Distretto'],
  Wahlkreis: ['Wahlkreis', 'Bezirk'],
  Verwaltungskreis: ['Verwaltungskreis', 'Bezirk'],
  Region: ['Region', 'Bezirk'],
};

const trimmed = (text: string, divider: string): string[] =>
  text.split(divider).map((part) => part.replace(/\s+/g, ' ').trim());

function getNames(name: string, kind: string): string[] {
  return HAS_KIND.test(name) ? [name] : (SAME_KINDS[kind] ?? [kind]).map((term) => `${term} ${name}`);
}

const bareName = (name: string): string => name.replace(/^(?:Städteregion|Region|Regionalverband) /, '');

function getSeat(written: string): County['seat'] {
  const zipCode = /(?<!\d)\d+$/.exec(written)?.[0] ?? null;
  return { names: trimmed(written.replace(/\s?(?<!\d)\d+$/, ''), ' = '), zipCode };
}

export const getCounties = ({ state, kind, counties }: CountyList): County[] =>
  trimmed(counties, ';').map((line) => {
    const [names = '', seat] = trimmed(line, ': ');
    const written = trimmed(names, ' = ');
    const called = written.flatMap((name) => getNames(name, kind));
    const [own = ''] = written;
    return { state, name: called[0] ?? own, names: called, seat: getSeat(seat ?? bareName(own)) };
  });

/** 'Landkreis Unna' → 'des Landkreises Unna', 'Märkischer Kreis' → 'des Märkischen Kreises', 'der Region Hannover'. */
export function getGenitive(name: string): string {
  if (/^(?:Städteregion|Region) /.test(name)) return `der ${name}`;
  const bent = name
    .replace(/er Kreis$/, 'en Kreis')
    .replace(/(kreis)(?![a-zäöü])/i, '$1es')
    .replace(/^(Bezirk|Regionalverband)(?= )/, '$1s');
  return `des ${bent}`;
}
