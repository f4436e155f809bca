import { Trans } from '@lingui/react/macro';
import { type PressPage, pressFilePath } from './press-page';
import styles from './press.module.css';

/** The series that is shown, as files. */
export function SeriesFiles({ page }: { readonly page: PressPage }) {
  return (
    <span className={styles.files}>
      <Trans>
        Herunterladen:{' '}
        <a href={pressFilePath(page, 'csv')} download>
          CSV
        </a>{' '}
        <a href={pressFilePath(page, 'xlsx')} download>
          Excel
        </a>
      </Trans>
    </span>
  );
}
