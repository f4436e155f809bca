import type { OrderDocument } from '@heizplatz/contract';
import { Icon } from '@heizplatz/ui';
import styles from './order-documents.module.css';

/**
 * The documents of an order as files to save; opened by the browser, since they are no pages. Their response declares
 * them as downloads: the response for an invalid link is a page, which must not be saved.
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
