import { BRAND } from '@heizplatz/country';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from '../../../../shared/content-release/cms.module.css';

/** Where search engines cut titles and descriptions. */
const TITLE_SIGNS = 60;
const DESCRIPTION_SIGNS = 155;

interface SearchPreviewProps {
  readonly title: string;
  readonly description: string;
  readonly address: string;
}

const cut = (text: string, signs: number): string =>
  text.length > signs ? `${text.slice(0, signs - 2).trimEnd()} …` : text;

/** How a search engine displays the page, with the lengths of its texts. */
export function SearchPreview({ title, description, address }: SearchPreviewProps) {
  const { t } = useLingui();
  const whole = `${title} – ${BRAND}`;
  const [titleLength, descriptionLength] = [whole.length, description.length];
  return (
    <section aria-label={t`Vorschau für Suchmaschinen`} className={styles.acts}>
      <div className={styles.found}>
        <span className={styles.path}>{address}</span>
        <span className={styles.foundTitle}>{cut(whole, TITLE_SIGNS)}</span>
        <span>
          {description === ''
            ? t`(Ohne Beschreibung wählt die Suchmaschine selbst.)`
            : cut(description, DESCRIPTION_SIGNS)}
        </span>
      </div>
      <p className="quiet">
        <Trans>
          Titel: {titleLength} von {TITLE_SIGNS} Zeichen. Beschreibung: {descriptionLength} von {DESCRIPTION_SIGNS}{' '}
          Zeichen.
        </Trans>
      </p>
    </section>
  );
}
