import type { PageBlock } from '@heizplatz/contract';
import { TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { LinkList } from '../page-blocks/link-list';
import { headingId } from '../page-blocks/heading-id';
import type { ContentPage } from './content-page';
import styles from './page-aside.module.css';

interface PageAsideProps {
  readonly blocks: readonly PageBlock[];
  readonly related: ContentPage['related'];
}

/** Beside an info page: its parts, and other pages of its topic. */
export function PageAside({ blocks, related }: PageAsideProps) {
  const { t } = useLingui();
  const headings = blocks.flatMap((block) => (block.Kind === 'heading' && block.Level !== 3 ? [block.Text] : []));
  return (
    <aside className={styles.aside}>
      {headings.length > 1 && (
        <nav aria-labelledby="auf-dieser-seite" className={styles.card}>
          <h2 id="auf-dieser-seite" className={styles.title}>
            <Trans>Auf dieser Seite</Trans>
          </h2>
          <ul className={styles.parts}>
            {headings.map((text) => (
              <li key={text}>
                <TextLink look="alone" href={`#${headingId(text)}`}>
                  {text}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
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
