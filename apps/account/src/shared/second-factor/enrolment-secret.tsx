import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { EnrolmentResponse } from './enrolment-response';
import styles from './second-factor.module.css';

/** The secret as a picture for the phone, as text, and as a link on the phone itself. */
export function EnrolmentSecret({ secret }: { readonly secret: EnrolmentResponse }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.part}>
      <h2 ref={heading} tabIndex={-1}>
        <Trans>1. In der App hinzufügen</Trans>
      </h2>
      <p>
        <Trans>Öffnen Sie Ihre Authenticator-App und scannen Sie das Bild.</Trans>
      </p>
      <img
        className={styles.code}
        width={200}
        height={200}
        alt={t`QR-Code für die Authenticator-App; der Schlüssel steht darunter als Text`}
        src={`data:image/svg+xml;utf8,${encodeURIComponent(secret.QrSvg)}`}
      />
      <p>
        <Trans>Oder geben Sie diesen Schlüssel ein:</Trans>
        <br />
        <code className={styles.secret}>{inFours(secret.Secret)}</code>
      </p>
      <p>
        <a href={secret.Uri}>
          <Trans>Auf diesem Gerät in der App öffnen</Trans>
        </a>
      </p>
    </section>
  );
}

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
