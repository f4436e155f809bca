/** 'a' one page, 'b' two steps with the e-mail first (rule ACCOUNT-02). The first is the fallback. */
export const REGISTER_VARIANTS = ['a', 'b'] as const;
export type RegisterVariant = (typeof REGISTER_VARIANTS)[number];

/** 'kompakt' requests what an account requires, 'ausfuehrlich' explains its purpose and accepts an address. */
export const VIEW_VARIANTS = ['kompakt', 'ausfuehrlich'] as const;
export type ViewVariant = (typeof VIEW_VARIANTS)[number];

export interface Variants {
  readonly registerVariant: RegisterVariant;
  readonly viewVariant: ViewVariant;
}

/**
 * The variant that a path requests, if it is available; else the client seed's (its remainder by their number), else
 * the first (rule ACCOUNT-02).
 */
export function chooseVariant<T extends string>(
  available: readonly [T, ...T[]],
  query: string | undefined,
  seed: number | null,
): T {
  const target = available.find((variant) => variant === query);
  const [first] = available;
  return target ?? (seed === null ? first : (available[seed % available.length] ?? first));
}

/** The second choice takes the seed's next digit, so that both choices are independent of one another. */
export const chooseVariants = (
  params: Readonly<Record<string, string | undefined>>,
  seed: number | null,
): Variants => ({
  registerVariant: chooseVariant(REGISTER_VARIANTS, params['registerVariant'], seed),
  viewVariant: chooseVariant(
    VIEW_VARIANTS,
    params['viewVariant'],
    seed === null ? null : Math.floor(seed / REGISTER_VARIANTS.length),
  ),
});
