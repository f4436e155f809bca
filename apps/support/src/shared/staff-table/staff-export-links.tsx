import { useLocation } from '@heizplatz/router';
import { Trans } from '@lingui/react/macro';
import styles from './staff-export-links.module.css';

interface StaffExportLinksProps {
  /** The path of the list's export call. */
  readonly path: string;
}

/** The same list as a file, without columns that name persons. */
export function StaffExportLinks({ path }: StaffExportLinksProps) {
  const { search } = useLocation();
  const getHref = (format: 'csv' | 'xlsx'): string => {
    const params = new URLSearchParams(search);
    params.delete('page');
    params.delete('size');
    params.set('format', format);
    return `${path}?${params}`;
  };
  return (
    <span className={styles.links}>
      <Trans>
        Ausgeben:{' '}
        <a href={getHref('csv')} download>
          CSV
        </a>{' '}
        <a href={getHref('xlsx')} download>
          Excel
        </a>
      </Trans>
    </span>
  );
}
