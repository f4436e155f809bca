import type { OrderDocument } from '@heizplatz/contract';
import { Icon } from '@heizplatz/ui';
import styles from './order-documents.module.css';

/**
 * The papers of an order as files to keep; opened by the browser, since they are no pages. That they are downloads says their
 * answer: a link that is no more is answered by a page, which must not be saved.
 */
export function OrderDocuments({ documents }: { readonly documents: readonly OrderDocument[] }) {
  return (
    <ul className={styles.documents}>
      {documents.map(({ Id, Name, Path }) => (
        <li key={Id}>
          <a href={Path} className={styles.link}>
            <Icon name="arrow-right" size={18} />
            {Name}
          </a>
        </li>
      ))}
    </ul>
  );
}
