import { useApi, useCall } from '@heizplatz/api-client';
import { CALLS, type StaffPage as Page } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { useLoaderData } from '@heizplatz/router';
import { CMS_LIST_PATH, editPagePath, previewPagePath } from '@heizplatz/routes';
import { classNames, Card, CardHeader, LinkButton, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import type { PageData } from '../cms-loaders';
import { contentPath } from '../cms-paths';
import layout from '../../../../shared/staff-page/layout.module.css';
import styles from '../../../../shared/content-release/cms.module.css';
import { CopyCard } from './copy-card';
import { LinksCard } from '../../../../shared/content-release/links-card';
import { usePageLabels } from '../../../../shared/content-release/page-labels';
import { StateCard } from '../../../../shared/content-release/state-card';
import { useReleaseLabels } from '../../../../shared/content-release/use-release-labels';
import { PageDifference } from './page-difference';
import { VersionsCard } from '../../../../shared/content-versions/versions-card';
import { TextForm } from './text-form';

/** A page of the content system: its texts, its preview, its versions. */
export function PageView() {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const { kinds } = usePageLabels();
  const { pageId } = useLoaderData<PageData>();
  const { data: page, mutate } = useCall(CALLS.staffPage, { params: { pageId } });
  const [base, setBase] = useState(page?.Version ?? 0);
  const [restored, setRestored] = useState(0);
  const releaseLabels = useReleaseLabels(page?.Kind ?? 'page');
  if (!page) return null;
  const { Version } = page;
  // One's own actions must not discard the input; other users' changes are reported by the save.
  const follow = async (saved: Page) => {
    if (saved.Version === base + 1) setBase(saved.Version);
    await mutate();
  };
  return (
    <StaffPage
      title={page.Title}
      lead={`${siteById(page.CountryId).countryName}, ${kinds[page.Kind]}, ${page.Path}`}
      crumbs={[{ id: 'pages', text: t`Seiten`, href: CMS_LIST_PATH }]}
      actions={
        <>
          <LinkButton href={previewPagePath(page.Id)} variant="secondary" size="small">
            <Trans>Vorschau</Trans>
          </LinkButton>
          <LinkButton href={contentPath(page.Id)} size="small">
            <Trans>Inhalt bearbeiten</Trans>
          </LinkButton>
        </>
      }
    >
      <div className={layout.stack}>
        <div className={classNames(layout.columns, styles.columns)}>
          <Card as="section" aria-label={t`Angaben`}>
            <CardHeader title={t`Angaben`} />
            <TextForm
              key={`${page.Id} ${restored}`}
              page={page}
              countryId={page.CountryId}
              baseVersion={base}
              onSaved={async (saved) => {
                setBase(saved.Version);
                await mutate();
                show({ tone: 'good', text: t`Gespeichert` });
              }}
            />
          </Card>
          <div className={layout.stack}>
            <StateCard
              {...{ release: page, countryId: page.CountryId, labels: releaseLabels, listPath: CMS_LIST_PATH }}
              title={page.Title}
              path={page.Path}
              act={async (Act, At) =>
                follow(await api(CALLS.actOnPage, { body: { PageId: page.Id, Version, Act, At } }))
              }
              remove={(RedirectTo) => api(CALLS.removePage, { body: { PageId: page.Id, Version, RedirectTo } })}
            />
            <LinksCard links={page.BrokenLinks} movedFrom={page.MovedFrom} />
            <CopyCard page={page} />
          </div>
        </div>
        <VersionsCard
          versions={page.Versions}
          countryId={page.CountryId}
          path={editPagePath(page.Id)}
          renderDifference={(number) => <PageDifference page={page} number={number} />}
          restore={async (Number) => {
            const saved = await api(CALLS.restorePageVersion, { body: { PageId: page.Id, Version, Number } });
            await mutate();
            setBase(saved.Version);
            setRestored(saved.Version);
            show({ tone: 'good', text: t`Fassung ${Number} ist jetzt der Entwurf.` });
          }}
        />
      </div>
    </StaffPage>
  );
}
