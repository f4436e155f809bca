import type { PageBlock } from '@heizplatz/contract';
import { Icon, PlainLink } from '@heizplatz/ui';
import { useId } from 'react';
import styles from './page-blocks.module.css';

type Links = Extract<PageBlock, { Kind: 'links' }>;

/** Where to read on: links as rows, each with a line of what waits there. */
export function LinkList({ title, items }: { readonly title: string; readonly items: Links['Items'] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.links}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.linkRows}>
        {items.map(({ Href, Text, Note }) => (
          <li key={Href}>
            <PlainLink href={Href} className={styles.linkRow}>
              <span>
                <span className={styles.linkText}>{Text}</span>
                {Note && <span className={styles.linkNote}>{Note}</span>}
              </span>
              <Icon name="chevron-right" size={18} />
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
