import type { CALLS, CallAnswer } from '@heizplatz/contract';
import { formatDate } from '@heizplatz/country';
import { PageHead, useLoaderData, useSite } from '@heizplatz/router';
import { Trans } from '@lingui/react/macro';
import { PageBlockList } from '../page-blocks/page-block-list';
import styles from './content-page-view.module.css';

type ContentPage = CallAnswer<typeof CALLS.contentPage>;

export function ContentPageView() {
  const page = useLoaderData<ContentPage>();
  const site = useSite();
  return (
    <article className={styles.page}>
      <PageHead title={page.Title} description={page.Description} canonical={page.Path} />
      <h1>{page.Title}</h1>
      <PageBlockList blocks={page.Blocks} />
      <p className="quiet">
        <Trans>Stand: {formatDate(page.ValidFrom, site)}</Trans>
      </p>
    </article>
  );
}
