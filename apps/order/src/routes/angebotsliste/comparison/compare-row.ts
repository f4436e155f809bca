export interface CompareRow {
  readonly id: string;
  readonly label: string;
  /** One for each offer. */
  readonly cells: readonly { readonly text: string; readonly isBest: boolean }[];
  readonly differs: boolean;
}

interface CompareRowInput {
  readonly id: string;
  readonly label: string;
  readonly texts: readonly string[];
  /** Per offer what counts, lower is better; null where it is not known. Absent: nothing is better than another. */
  readonly ranks?: readonly (number | null)[];
}

/** The best are marked where offers differ; several may be best together. */
export function compareRow({ id, label, texts, ranks = [] }: CompareRowInput): CompareRow {
  const known = ranks.filter((rank) => rank !== null);
  const best = Math.min(...known);
  const isRanked = known.some((rank) => rank !== best) || (known.length > 0 && known.length < ranks.length);
  return {
    id,
    label,
    cells: texts.map((text, index) => ({ text, isBest: isRanked && ranks[index] === best })),
    differs: new Set(texts).size > 1,
  };
}
