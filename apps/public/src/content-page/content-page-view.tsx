import { formatDate } from '@heizplatz/country';
import { PageHead, useLoaderData, useSite } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import { LinkList } from '../page-blocks/link-list';
import { PageBlockList } from '../page-blocks/page-block-list';
import blocks from '../page-blocks/page-blocks.module.css';
import { PagePicture } from '../page-blocks/page-picture';
import type { ContentPage } from './content-page';
import styles from './content-page-view.module.css';
import { InfoCrumbs } from './info-crumbs';

export function ContentPageView() {
  const { t } = useLingui();
  const { page, related } = useLoaderData<ContentPage>();
  const site = useSite();
  const { Kind, Title, Description, Path, Picture } = page;
  return (
    <div className={styles.page}>
      <PageHead title={Title} description={Description} canonical={Path} />
      {Kind === 'info' && <InfoCrumbs title={Title} path={Path} />}
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
        {related.length > 0 && (
          <LinkList
            title={t`Mehr zum Thema`}
            items={related.map((other) => ({ Href: other.Path, Text: other.Title, Note: other.Description }))}
          />
        )}
      </article>
    </div>
  );
}
