import { useNavigate } from '@heizplatz/router';
import { CMS_LIST_PATH } from '@heizplatz/routes';
import { Card, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import { useOwnCountryId } from '../../../../shared/start/use-own-country-id';
import { contentPath } from '../cms-paths';
import { TextForm } from './text-form';

/** A page begins as a draft with its texts; then its blocks are written. */
export function NewPageView() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { show } = useToast();
  const [ownCountryId] = useOwnCountryId();
  return (
    <StaffPage
      title={t`Neue Seite`}
      lead={<Trans>Sie beginnt als Entwurf, den noch niemand sieht.</Trans>}
      crumbs={[{ id: 'pages', text: t`Seiten`, href: CMS_LIST_PATH }]}
    >
      <Card as="section" aria-label={t`Angaben`}>
        <TextForm
          // The form keeps the values that it begins with.
          key={ownCountryId}
          page={null}
          countryId={ownCountryId}
          onSaved={async ({ Id }) => {
            show({ tone: 'good', text: t`Angelegt. Jetzt fehlt noch der Inhalt.` });
            await navigate(contentPath(Id));
          }}
        />
      </Card>
    </StaffPage>
  );
}
