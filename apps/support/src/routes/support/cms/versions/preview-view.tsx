import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useLoaderData, useSearchParams } from '@heizplatz/router';
import { CMS_LIST_PATH, previewPagePath, editPagePath } from '@heizplatz/routes';
import { Card, LinkButton, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import type { PageData } from '../cms-loaders';
import { contentPath } from '../cms-paths';
import layout from '../../../../shared/staff-page/layout.module.css';
import styles from '../../../../shared/content-release/cms.module.css';
import { momentText } from '../../../../shared/content-versions/moment-text';

const WIDTHS = ['phone', 'tablet', 'desk'] as const;

/** The draft as the page would look, in three widths, and a link that displays it to a person without a login. */
export function PreviewView() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { pageId } = useLoaderData<PageData>();
  const { data: page } = useCall(CALLS.staffPage, { params: { pageId } });
  const { data: link } = useCall(CALLS.pagePreviewLink, { params: { pageId } });
  if (!page || !link) return null;
  const width = WIDTHS.find((one) => one === params.get('breite')) ?? 'desk';
  const names = { phone: t`Telefon (390)`, tablet: t`Tablet (820)`, desk: t`Rechner (1280)` } as const;
  const until = momentText(link.ExpiresAt, page.CountryId);
  return (
    <StaffPage
      title={t`Vorschau: ${page.Title}`}
      crumbs={[
        { id: 'pages', text: t`Seiten`, href: CMS_LIST_PATH },
        { id: 'page', text: page.Title, href: editPagePath(page.Id) },
      ]}
      actions={
        <LinkButton href={contentPath(page.Id)} size="small">
          <Trans>Inhalt bearbeiten</Trans>
        </LinkButton>
      }
    >
      <div className={layout.stack}>
        <Card as="section" aria-label={t`Link zum Weitergeben`}>
          <TextField
            size="small"
            readOnly
            label={t`Link zum Weitergeben`}
            hint={t`Zeigt den gespeicherten Entwurf ohne Anmeldung, bis ${until}. Suchmaschinen nehmen ihn nicht auf.`}
            value={link.Address}
            onFocus={({ target }) => target.select()}
          />
        </Card>
        <nav aria-label={t`Breite`} className={styles.row}>
          {WIDTHS.map((one) => (
            <LinkButton
              key={one}
              href={`${previewPagePath(page.Id)}?breite=${one}`}
              variant={one === width ? 'primary' : 'secondary'}
              size="small"
              aria-current={one === width ? 'true' : undefined}
            >
              {names[one]}
            </LinkButton>
          ))}
        </nav>
        {/* A region that scrolls must be reached by keyboard. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div role="region" aria-label={t`Vorschau, ${names[width]}`} tabIndex={0} className={styles.frame}>
          <iframe
            key={`${width} ${page.Version}`}
            src={link.Path}
            title={t`Vorschau von ${page.Title}`}
            className={`${styles.page} ${styles[width]}`}
          />
        </div>
      </div>
    </StaffPage>
  );
}
