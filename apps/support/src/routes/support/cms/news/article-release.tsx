import { useApi } from '@heizplatz/api-client';
import { CALLS, type CountryId, type ReleaseAction, type StaffArticle } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { newsArticlePath, STAFF_NEWS_PATH } from '@heizplatz/routes';
import { classNames, Checkbox, Fieldset } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import layout from '../../../../shared/staff-page/layout.module.css';
import cms from '../../../../shared/content-release/cms.module.css';
import { LinksCard } from '../../../../shared/content-release/links-card';
import { StateCard } from '../../../../shared/content-release/state-card';
import { useReleaseLabels } from '../../../../shared/content-release/use-release-labels';
import { useNewsStates } from './use-news-labels';

interface ArticleReleaseProps {
  readonly article: StaffArticle;
  /** Something in the form is not stored yet, and would not be published. */
  readonly isUnsaved: boolean;
  readonly onChanged: (saved: StaffArticle, action: ReleaseAction) => Promise<unknown>;
}

/** What visitors see of an article, in its country and in those that say the same. */
export function ArticleRelease({ article, isUnsaved, onChanged }: ArticleReleaseProps) {
  const { t } = useLingui();
  const api = useApi();
  const states = useNewsStates();
  const labels = useReleaseLabels('news');
  const [left, setLeft] = useState<readonly CountryId[]>([]);
  const { NewsId, Version, CountryId: own, Release } = article;
  const others = article.Countries.filter(({ CountryId, HasOwnWords }) => CountryId !== own && !HasOwnWords);
  const chosen = others.map(({ CountryId }) => CountryId).filter((id) => !left.includes(id));
  const target = { NewsId, Version, CountryIds: [own, ...chosen] };
  // What is published is what is stored.
  const Actions = Release.Actions.filter((action) => !isUnsaved || !['publish', 'plan'].includes(action));
  return (
    <div className={classNames(layout.columns, cms.columns)}>
      <StateCard
        {...{ labels, title: article.Title, path: newsArticlePath(article.ArticleString), listPath: STAFF_NEWS_PATH }}
        release={{ ...Release, Actions }}
        countryId={own}
        act={async (Act, At) => onChanged(await api(CALLS.actOnArticle, { body: { ...target, Act, At } }), Act)}
        remove={(RedirectTo) => api(CALLS.removeArticle, { body: { ...target, RedirectTo } })}
      >
        {isUnsaved && (
          <p>
            <Trans>Veröffentlichen lässt sich der Entwurf, sobald er gespeichert ist.</Trans>
          </p>
        )}
        {others.length > 0 && (
          <Fieldset legend={t`Gilt auch in diesen Ländern`}>
            <div className={cms.row}>
              {others.map(({ CountryId, State }) => (
                <Checkbox
                  key={CountryId}
                  variant="compact"
                  label={siteById(CountryId).countryName}
                  extra={states[State].text}
                  checked={!left.includes(CountryId)}
                  onChange={({ target: { checked } }) =>
                    setLeft((before) => (checked ? before.filter((id) => id !== CountryId) : [...before, CountryId]))
                  }
                />
              ))}
            </div>
          </Fieldset>
        )}
      </StateCard>
      <LinksCard links={Release.BrokenLinks} />
    </div>
  );
}
