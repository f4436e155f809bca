import { StaffArticle } from '@heizplatz/contract';
import { COUNTRY_IDS, siteById } from '@heizplatz/country';
import { Checkbox, Fieldset } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import type { StaffFormState } from '../../../../shared/staff-form/use-staff-form';
import { countryField, getSpelling } from './article-values';
import styles from './news.module.css';

/** Words that differ in the chosen countries; the editor selects which are changed. */
export function ArticleSpelling({ form }: { readonly form: StaffFormState }) {
  const { t } = useLingui();
  const { id, error } = form.identify('Spelling');
  const spelling = getSpelling(form.watch());
  const chosen = COUNTRY_IDS.filter((countryId) => form.watch(countryField(countryId)) === 'on');
  function decide(countryId: number, from: string, Takes: boolean) {
    const decided = spelling.map((term) =>
      term.CountryId === countryId && term.From === from ? { ...term, Takes } : term,
    );
    form.setValue('Spelling', JSON.stringify(decided));
  }
  if (!error && !spelling.some(({ CountryId }) => chosen.includes(CountryId))) return null;
  return (
    <div className={styles.stack} id={id} tabIndex={-1}>
      {error && <p className={styles.error}>{error}</p>}
      {chosen.map((countryId) => {
        const own = spelling.filter(({ CountryId }) => CountryId === countryId);
        if (own.length === 0) return null;
        const name = siteById(countryId).countryName;
        return (
          <Fieldset key={countryId} legend={t`Wörter, die dort anders heißen (${name})`}>
            {own.map(({ From, To, Count, Example, Takes }) => (
              <Checkbox
                key={From}
                variant="compact"
                label={t`${From} → ${To} (${Count} ×, „… ${Example} …“)`}
                checked={Takes}
                onChange={({ target }) => decide(countryId, From, target.checked)}
              />
            ))}
          </Fieldset>
        );
      })}
    </div>
  );
}

/** The words that an error names, in the form's format; null: it names none. */
export function namedSpelling(context: Readonly<Record<string, unknown>> | undefined): string | null {
  const named = v.safeParse(StaffArticle.entries.Spelling, context?.['Spelling']);
  return named.success ? JSON.stringify(named.output) : null;
}
