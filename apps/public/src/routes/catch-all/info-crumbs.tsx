import { INFO_CENTER_PATH } from '@heizplatz/routes';
import { useLingui } from '@lingui/react/macro';
import { PageCrumbs } from '../../shared/structured-data/page-crumbs';

/** The way from /info-center to one of its pages. */
export function InfoCrumbs({ title }: { readonly title: string }) {
  const { t } = useLingui();
  return (
    <PageCrumbs
      crumbs={[
        { id: 'info-center', text: t`Info-Center`, href: INFO_CENTER_PATH },
        { id: 'page', text: title },
      ]}
    />
  );
}
