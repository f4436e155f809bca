import type { PageBlock } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';
import { LinkList } from '../../shared/page-blocks/link-list';
import { PageParts } from '../../shared/page-blocks/page-parts';
import type { ContentPage } from './content-page';
import styles from './page-aside.module.css';

interface PageAsideProps {
  readonly blocks: readonly PageBlock[];
  readonly related: ContentPage['related'];
}

/** Beside an info page: its parts, and other pages of its topic. */
export function PageAside({ blocks, related }: PageAsideProps) {
  const { t } = useLingui();
  return (
    <aside className={styles.aside}>
      <PageParts blocks={blocks} />
      {related.length > 0 && (
        <div className={styles.card}>
          <LinkList
            title={t`Mehr zum Thema`}
            items={related.map((other) => ({ Href: other.Path, Text: other.Title, Note: '' }))}
          />
        </div>
      )}
    </aside>
  );
}
