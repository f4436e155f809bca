import { formatDate } from '@heizplatz/country';
import { PageHeader, useLoaderData, useSite } from '@heizplatz/router';
import { classNames, Notice, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageBlockList } from '../../shared/page-blocks/page-block-list';
import blocks from '../../shared/page-blocks/page-blocks.module.css';
import { PagePicture } from '../../shared/page-blocks/page-picture';
import type { ContentPage } from './content-page';
import styles from './content-page-view.module.css';
import { FormerVersions } from './former-versions';
import { InfoCrumbs } from './info-crumbs';
import { PageAside } from './page-aside';

export function ContentPageView() {
  return <ContentPageBody content={useLoaderData<ContentPage>()} />;
}

interface ContentPageBodyProps {
  readonly content: ContentPage;
  /** In place of the page's blocks. */
  readonly children?: ReactNode;
}

/** A content page with its head, title, picture and blocks. */
export function ContentPageBody({ content, children }: ContentPageBodyProps) {
  const { page, related, isPreview = false, isFormer = false } = content;
  const site = useSite();
  const { Kind, Title, Description, Path, Picture } = page;
  return (
    <div className={styles.page}>
      <PageHeader
        title={Title}
        description={Description}
        canonical={Path}
        noindex={isPreview || isFormer}
        alternates={page.Alternates}
      />
      {isPreview && (
        <Notice tone="info">
          <Trans>Das ist ein Entwurf. Er ist noch nicht veröffentlicht.</Trans>
        </Notice>
      )}
      {isFormer && (
        <Notice tone="warn">
          <Trans>
            Das ist eine frühere Fassung. <TextLink href={Path}>Zur Fassung, die jetzt gilt</TextLink>
          </Trans>
        </Notice>
      )}
      {Kind === 'info' && <InfoCrumbs title={Title} />}
      <div className={classNames(Kind === 'info' && styles.withAside)}>
        <article className={blocks.reading}>
          <h1 className={styles.title}>{Title}</h1>
          {Kind === 'info' && <p className="lead">{Description}</p>}
          {Picture && (
            <PagePicture
              picture={{ ...Picture, Alt: '' }}
              sizes="(min-width: 768px) 720px, 100vw"
              className={styles.picture}
              isFirst
            />
          )}
          {children ?? <PageBlockList blocks={page.Blocks} />}
          <p className="quiet">
            <Trans>Stand: {formatDate(page.ValidFrom, site)}</Trans>
          </p>
          <FormerVersions page={page} />
        </article>
        {Kind === 'info' && <PageAside blocks={page.Blocks} related={related} />}
      </div>
    </div>
  );
}
