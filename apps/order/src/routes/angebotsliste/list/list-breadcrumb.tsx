import type { ProductGroup } from '@heizplatz/calculator';
import { Breadcrumb } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useProductGroupName } from './use-product-group-name';

/** The position of this list in the site. */
export function ListBreadcrumb({ group }: { group: ProductGroup }) {
  const { t } = useLingui();
  const name = useProductGroupName(group);
  return (
    <Breadcrumb
      crumbs={[
        { id: 'start', text: t`Start`, href: '/' },
        { id: 'group', text: `${name}: ${t`Angebote`}` },
      ]}
    />
  );
}
