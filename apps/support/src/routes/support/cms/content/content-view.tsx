import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useLoaderData } from '@heizplatz/router';
import { CMS_LIST_PATH, previewPagePath, editPagePath } from '@heizplatz/routes';
import { LinkButton, Notice } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import type { PageData } from '../cms-loaders';
import { ContentForm } from './content-form';

/**
 * /support/cms/content/edit and /support/cms/content/landingpage-edit: what a page is made of. Both are one editor,
 * since a page of texts and a landing page are one kind of page.
 */
export function ContentView() {
  const { t } = useLingui();
  const { pageId } = useLoaderData<PageData>();
  const { data: page, mutate } = useCall(CALLS.staffPage, { params: { pageId } });
  if (!page) return null;
  return (
    <StaffPage
      title={t`Inhalt: ${page.Title}`}
      lead={page.Path}
      crumbs={[
        { id: 'pages', text: t`Seiten`, href: CMS_LIST_PATH },
        { id: 'page', text: page.Title, href: editPagePath(page.Id) },
      ]}
      actions={
        <LinkButton href={previewPagePath(page.Id)} variant="secondary" size="small">
          <Trans>Vorschau</Trans>
        </LinkButton>
      }
    >
      {page.State === 'planned' ? (
        <Notice tone="info">
          <p>
            <Trans>Diese Fassung ist geplant. Heben Sie die Planung auf, um weiterzuschreiben.</Trans>
          </p>
        </Notice>
      ) : (
        <ContentForm key={page.Id} page={page} onSaved={(saved) => void mutate(saved, { revalidate: false })} />
      )}
    </StaffPage>
  );
}
