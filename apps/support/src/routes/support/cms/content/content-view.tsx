import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useLoaderData } from '@heizplatz/router';
import { CMS_LIST_PATH, previewPagePath, editPagePath } from '@heizplatz/routes';
import { LinkButton, Notice } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { LANDING_PAGE_KINDS, TEXT_PAGE_KINDS } from '../../../shared/block-editor/new-block';
import type { FormBlock } from '../../../shared/block-editor/forms/text-blocks';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import type { PageData } from './cms-loaders';
import { ContentForm } from './page/content-form';

interface EditedContentProps {
  readonly title: (page: string) => string;
  readonly kinds: readonly FormBlock['Kind'][];
}

function EditedContent({ title, kinds }: EditedContentProps) {
  const { t } = useLingui();
  const { pageId } = useLoaderData<PageData>();
  const { data: page, mutate } = useCall(CALLS.staffPage, { params: { pageId } });
  if (!page) return null;
  return (
    <StaffPage
      title={title(page.Title)}
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
        <ContentForm key={page.Id} page={page} kinds={kinds} onSaved={() => mutate()} />
      )}
    </StaffPage>
  );
}

/** /support/cms/content/edit: a page of texts. */
export function ContentView() {
  const { t } = useLingui();
  return <EditedContent title={(page) => t`Inhalt: ${page}`} kinds={TEXT_PAGE_KINDS} />;
}

/** /support/cms/content/landingpage-edit: a page with calculator, prices and calls to action. */
export function LandingView() {
  const { t } = useLingui();
  return <EditedContent title={(page) => t`Landeseite: ${page}`} kinds={LANDING_PAGE_KINDS} />;
}
