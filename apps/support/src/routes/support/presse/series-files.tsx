import { Trans } from '@lingui/react/macro';
import { type PressPage, pressChartPath, pressFilePath } from './press-page';
import styles from './press.module.css';

/** The series that is displayed, as files. */
export function SeriesFiles({ page }: { readonly page: PressPage }) {
  return (
    <div className={styles.files}>
      <span>
        <Trans>
          Zahlen herunterladen:{' '}
          <a href={pressFilePath(page, 'csv')} download>
            CSV
          </a>{' '}
          <a href={pressFilePath(page, 'xlsx')} download>
            Excel
          </a>
        </Trans>
      </span>
      <span>
        <Trans>
          Diagramm mit Quelle:{' '}
          <a href={pressChartPath(page, 'png')} download>
            PNG
          </a>{' '}
          <a href={pressChartPath(page, 'svg')} download>
            SVG
          </a>
        </Trans>
      </span>
    </div>
  );
}
