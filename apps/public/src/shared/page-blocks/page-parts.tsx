import type { PageBlock } from '@heizplatz/contract';
import { TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { headingId } from './heading-id';
import styles from './page-parts.module.css';

/** Links to the parts of a page; nothing where it has but one. */
export function PageParts({ blocks }: { readonly blocks: readonly PageBlock[] }) {
  const headings = blocks.flatMap((block) => (block.Kind === 'heading' && block.Level !== 3 ? [block.Text] : []));
  if (headings.length < 2) return null;
  return (
    <nav aria-labelledby="auf-dieser-seite" className={styles.card}>
      <h2 id="auf-dieser-seite" className={styles.title}>
        <Trans>Auf dieser Seite</Trans>
      </h2>
      <ul className={styles.parts}>
        {headings.map((text) => (
          <li key={text}>
            <TextLink variant="alone" href={`#${headingId(text)}`}>
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
