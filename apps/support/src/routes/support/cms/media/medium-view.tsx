import { useCall } from '@heizplatz/api-client';
import { CALLS, type StaffMedium } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { useLoaderData, useOrigins } from '@heizplatz/router';
import { MEDIA_PATH } from '@heizplatz/routes';
import { Card, CardHeader, Chip, PlainLink, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffPage } from '../../../../shared/staff-page/staff-page';
import styles from './media.module.css';
import { MediumForm } from './medium-form';
import { RemoveMedium } from './remove-medium';
import { useFileSize } from './use-file-size';

function Preview({ medium: { Src, Alt, Width, Height, FileName } }: { readonly medium: StaffMedium }) {
  if (Width === 0)
    return (
      <a href={Src} target="_blank" rel="noreferrer">
        <Trans>{FileName} öffnen</Trans>
      </a>
    );
  return <img src={Src} alt={Alt} width={Width} height={Height} className={styles.preview} />;
}

/** /support/cms/media/{key}: a file's content, its texts, and its usages. */
export function MediumView() {
  const { t } = useLingui();
  const { show } = useToast();
  const getSize = useFileSize();
  const origins = useOrigins();
  const { mediumKey } = useLoaderData<{ mediumKey: string }>();
  const { data, mutate } = useCall(CALLS.staffMedium, { params: { key: mediumKey } });
  if (!data) return null;
  const { Medium, Uses } = data;
  return (
    <StaffPage
      title={Medium.FileName}
      lead={getSize(Medium)}
      crumbs={[{ id: 'media', text: t`Mediathek`, href: MEDIA_PATH }]}
    >
      <div className={styles.columns}>
        <Preview medium={Medium} />
        <div className={styles.stack}>
          <MediumForm
            key={Medium.Version}
            medium={Medium}
            onSaved={() => {
              void mutate();
              show({ tone: 'good', text: t`Gespeichert, gilt sofort auf allen Seiten.` });
            }}
          />
          <Card as="section" aria-labelledby="verwendet">
            <CardHeader titleId="verwendet" title={<Trans>Verwendet</Trans>} />
            {Uses.length === 0 ? (
              <p>
                <Trans>Nirgends.</Trans>
              </p>
            ) : (
              <ul className={styles.uses}>
                {Uses.map(({ CountryId, Path, Title, IsCurrent }) => (
                  <li key={`${CountryId}${Path}`}>
                    <PlainLink href={origins[CountryId] + Path}>{Title}</PlainLink> ({siteById(CountryId).iso}){' '}
                    {!IsCurrent && <Chip tone="sunk">{t`frühere Fassung`}</Chip>}
                  </li>
                ))}
              </ul>
            )}
            <RemoveMedium medium={Medium} uses={Uses} />
          </Card>
        </div>
      </div>
    </StaffPage>
  );
}
