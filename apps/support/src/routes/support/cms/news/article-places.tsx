import type { StaffArticle } from '@heizplatz/contract';
import { COUNTRY_IDS, siteById } from '@heizplatz/country';
import { Checkbox, Fieldset, Notice, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffFormState } from '../../../../shared/staff-form/use-staff-form';
import { countryField, sharpSpellings } from './article-values';
import styles from './news.module.css';
import { staffArticlePath } from '../../../../shared/news/news-paths';
import { useNewsStates } from './use-news-labels';

interface ArticlePlacesProps {
  readonly form: StaffFormState;
  /** Null: a new one. */
  readonly article: StaffArticle | null;
}

/** The countries that are written together, and how Switzerland will spell it. */
export function ArticlePlaces({ form, article }: ArticlePlacesProps) {
  const { t } = useLingui();
  const states = useNewsStates();
  const { id, error } = form.identify('CountryIds');
  const terms = form.watch(countryField(3)) === 'on' ? sharpSpellings(form.watch()) : [];
  const list = terms.join(', ');
  return (
    <Fieldset legend={t`In diesen Ländern speichern`}>
      <div className={styles.row} id={id} tabIndex={-1}>
        {COUNTRY_IDS.map((countryId) => {
          const known = article?.Countries.find((one) => one.CountryId === countryId);
          return (
            <span key={countryId} className={styles.country}>
              <Checkbox
                {...form.box(countryField(countryId))}
                variant="compact"
                label={siteById(countryId).countryName}
                extra={known && states[known.State].text}
              />
              {known?.HasOwnWords && <TextLink href={staffArticlePath(known.NewsId)}>{t`eigener Text`}</TextLink>}
            </span>
          );
        })}
      </div>
      {error && <p className={styles.error}>{error}</p>}
      {terms.length > 0 && (
        <Notice tone="info">
          <p>
            <Trans>In der Schweiz steht ss statt ß; geändert wird dort: {list}.</Trans>
          </p>
        </Notice>
      )}
    </Fieldset>
  );
}
