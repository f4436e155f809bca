import { useOrigin } from '@heizplatz/router';
import { Breadcrumb } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { INFO_CENTER_PATH } from '../page-blocks/info-center-path';
import { crumbData } from '../structured-data/crumb-data';
import { StructuredData } from '../structured-data/structured-data';

/** The way from /info-center to one of its pages. */
export function InfoCrumbs({ title, path }: { readonly title: string; readonly path: string }) {
  const { t } = useLingui();
  const origin = useOrigin();
  return (
    <>
      <StructuredData
        data={crumbData(origin, [
          { name: t`Info-Center`, path: INFO_CENTER_PATH },
          { name: title, path },
        ])}
      />
      <Breadcrumb
        crumbs={[
          { id: 'info-center', text: t`Info-Center`, href: INFO_CENTER_PATH },
          { id: 'page', text: title },
        ]}
      />
    </>
  );
}
