import { useLocation, useOrigin } from '@heizplatz/router';
import { Breadcrumb } from '@heizplatz/ui';
import { crumbData } from './crumb-data';
import { StructuredData } from './structured-data';

export interface PageCrumb {
  readonly id: string;
  readonly text: string;
  /** Absent for the page itself. */
  readonly href?: string;
}

/** Where a page is, for people and for search engines. */
export function PageCrumbs({ crumbs }: { readonly crumbs: readonly PageCrumb[] }) {
  const origin = useOrigin();
  const { pathname } = useLocation();
  return (
    <>
      <StructuredData
        data={crumbData(
          origin,
          crumbs.map(({ text, href = pathname }) => ({ name: text, path: href })),
        )}
      />
      <Breadcrumb crumbs={crumbs} />
    </>
  );
}
