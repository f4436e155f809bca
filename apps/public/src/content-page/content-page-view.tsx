import type { CALLS, CallAnswer, PageBlock } from '@heizplatz/contract';
import { formatDate } from '@heizplatz/country';
import { PageHead, useLoaderData, useSite } from '@heizplatz/router';
import { Trans } from '@lingui/react/macro';
import styles from './content-page-view.module.css';

type ContentPage = CallAnswer<typeof CALLS.contentPage>;

export function ContentPageView() {
  const page = useLoaderData<ContentPage>();
  const site = useSite();
  return (
    <article className={styles.page}>
      <PageHead title={page.Title} description={page.Description} canonical={page.Path} />
      <h1>{page.Title}</h1>
      {page.Blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
      <p className="quiet">
        <Trans>Stand: {formatDate(page.ValidFrom, site)}</Trans>
      </p>
    </article>
  );
}

function Block({ block }: { block: PageBlock }) {
  switch (block.Kind) {
    case 'heading':
      return <h2>{block.Text}</h2>;
    case 'text':
      return <p>{block.Text}</p>;
    case 'list':
      return (
        <ul>
          {block.Items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
  }
}
