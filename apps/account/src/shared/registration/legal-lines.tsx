import { BRAND } from '@heizplatz/country';
import { TERMS_PATH, PRIVACY_PATH } from '@heizplatz/routes';
import { Checkbox, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Registration } from './use-register';

/** News is a separate option and never preselected; terms and privacy policy can be read first. */
export function LegalLines({ registration: { draft, change } }: { readonly registration: Registration }) {
  const { t } = useLingui();
  const inNewTab = { target: '_blank', title: t`Öffnet einen neuen Tab, Ihre Angaben bleiben hier stehen` } as const;
  return (
    <>
      <Checkbox
        name="newsletter"
        label={t`Ja, ${BRAND} darf mir Neuigkeiten zu Preisen und Heizen mailen (freiwillig)`}
        hint={t`Jederzeit abbestellbar, mit einem Klick in jeder E-Mail.`}
        checked={draft.newsletterWanted}
        onChange={(event) => change({ newsletterWanted: event.currentTarget.checked })}
      />
      <p className="quiet">
        <Trans>
          Für das Konto gelten unsere{' '}
          <TextLink href={TERMS_PATH} {...inNewTab}>
            AGB
          </TextLink>
          . Was mit Ihren Angaben geschieht, steht in der{' '}
          <TextLink href={PRIVACY_PATH} {...inNewTab}>
            Datenschutzerklärung
          </TextLink>
          .
        </Trans>
      </p>
    </>
  );
}
