import { useApi, useCall, useSubmit } from '@heizplatz/api-client';
import { CALLS, type CountryId, type StaffPage } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { useNavigate, useSearchParams, useUser } from '@heizplatz/router';
import { editPagePath } from '@heizplatz/routes';
import { Button, Card, CardHeader, Checkbox, Fieldset, Skeleton, TextLink, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getOwnSites } from '../../../../shared/start/own-countries';
import styles from '../../../../shared/content-release/cms.module.css';
import { RefusalNotice } from '../../../../shared/content-release/refusal-notice';

interface CopyFormProps {
  readonly page: StaffPage;
  readonly countryId: CountryId;
}

/** Words that differ in the country; the editor selects which are changed. */
function CopyForm({ page, countryId }: CopyFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const { show } = useToast();
  const { submit, isBusy, problem } = useSubmit();
  const [left, setLeft] = useState<readonly string[]>([]);
  const { data } = useCall(CALLS.checkPageCopy, {
    params: { pageId: String(page.Id) },
    query: { country: String(countryId) },
  });
  if (!data) return <Skeleton width={100} />;
  const name = siteById(countryId).countryName;
  const copy = () =>
    submit(async () => {
      const Takes = data.Changes.map(({ From }) => From).filter((from) => !left.includes(from));
      const { Id } = await api(CALLS.copyPage, { body: { PageId: page.Id, CountryId: countryId, Takes } });
      show({ tone: 'good', text: t`Als Entwurf kopiert: ${name}` });
      await navigate(editPagePath(Id));
    });
  return (
    <div className={styles.acts}>
      {data.ExistingPageId !== null && (
        <p>
          <Trans>{name} hat die Seite schon; die Kopie wird ein neuer Entwurf von ihr.</Trans>
        </p>
      )}
      {data.Changes.length === 0 ? (
        <p>
          <Trans>Kein Wort müsste dort anders heißen ({name}).</Trans>
        </p>
      ) : (
        <Fieldset legend={t`Wörter, die dort anders heißen (${name})`}>
          {data.Changes.map(({ From, To, Count, Example }) => (
            <Checkbox
              key={From}
              variant="compact"
              label={t`${From} → ${To} (${Count} ×, „… ${Example} …“)`}
              checked={!left.includes(From)}
              onChange={({ target }) =>
                setLeft((before) => (target.checked ? before.filter((from) => from !== From) : [...before, From]))
              }
            />
          ))}
        </Fieldset>
      )}
      <RefusalNotice problem={problem} />
      <Button size="small" busy={isBusy} onClick={() => void copy()}>
        <Trans>Als Entwurf kopieren</Trans>
      </Button>
    </div>
  );
}

/** The page in the other countries: where it is, and how it gets there. */
export function CopyCard({ page }: { readonly page: StaffPage }) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const others = getOwnSites(useUser()).filter(({ countryId }) => countryId !== page.CountryId);
  const target = others.find(({ countryId }) => String(countryId) === params.get('kopie'));
  return (
    <Card as="section" aria-label={t`Andere Länder`}>
      <CardHeader title={t`Andere Länder`} />
      <div className={styles.acts}>
        {others.map(({ countryId, countryName }) => {
          const own = page.Countries.find(({ CountryId }) => CountryId === countryId);
          return (
            <p key={countryId} className={styles.row}>
              {own ? (
                <TextLink href={editPagePath(own.PageId)}>{t`Seite für ${countryName}`}</TextLink>
              ) : (
                <span>{t`${countryName} hat sie nicht.`}</span>
              )}
              <TextLink href={`${editPagePath(page.Id)}?kopie=${countryId}`}>{t`Kopie für ${countryName}`}</TextLink>
            </p>
          );
        })}
        {target && <CopyForm key={target.countryId} page={page} countryId={target.countryId} />}
      </div>
    </Card>
  );
}
