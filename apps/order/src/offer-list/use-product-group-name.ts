import type { ProductGroup } from '@heizplatz/calculator';
import { useLingui } from '@lingui/react/macro';

/** Names of the product groups in the words of the site. */
export function useProductGroupName({ id }: ProductGroup): string {
  const { t } = useLingui();
  const names: Readonly<Record<ProductGroup['id'], string>> = {
    1: t`Heizöl`,
    2: t`Diesel`,
    3: t`Holzpellets lose`,
    4: t`Holzpellets Sackware`,
    5: t`AdBlue`,
    6: t`Holzpellets Big Bags`,
    7: t`Kaminholz`,
    8: t`Holzbriketts`,
    9: t`Hackschnitzel`,
    10: t`Industriepellets`,
  };
  return names[id];
}
