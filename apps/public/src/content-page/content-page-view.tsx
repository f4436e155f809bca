import { formatDate } from '@heizplatz/country';
import { PageHead, useLoaderData, useSite } from '@heizplatz/router';
import { classNames } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { PageBlockList } from '../page-blocks/page-block-list';
import blocks from '../page-blocks/page-blocks.module.css';
import { PagePicture } from '../page-blocks/page-picture';
import type { ContentPage } from './content-page';
import styles from './content-page-view.module.css';
import { InfoCrumbs } from './info-crumbs';
import { PageAside } from './page-aside';

export function ContentPageView() {
  const { page, related } = useLoaderData<ContentPage>();
  const site = useSite();
  const { Kind, Title, Description, Path, Picture } = page;
  return (
    <div className={styles.page}>
      <PageHead title={Title} description={Description} canonical={Path} alternates={page.Alternates} />
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
          <PageBlockList blocks={page.Blocks} />
          <p className="quiet">
            <Trans>Stand: {formatDate(page.ValidFrom, site)}</Trans>
          </p>
        </article>
        {Kind === 'info' && <PageAside blocks={page.Blocks} related={related} />}
      </div>
    </div>
  );
}
