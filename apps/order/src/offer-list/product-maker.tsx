import type { Maker } from '@heizplatz/contract';
import { TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';

interface ProductMakerProps {
  readonly maker: Maker | undefined;
  readonly certification: string | null;
}

/** Who made the goods and how to reach them (GPSR Art. 19). */
export function ProductMaker({ maker, certification }: ProductMakerProps) {
  if (!maker) {
    return (
      <p>
        <Trans>Der Händler hat noch keinen Hersteller genannt. Er nennt ihn auf Nachfrage.</Trans>
      </p>
    );
  }
  const { Name, Address, EmailAddress, CertificateNumber: number } = maker;
  return (
    <address>
      {Name}
      <br />
      {Address}
      <br />
      <TextLink href={`mailto:${EmailAddress}`}>{EmailAddress}</TextLink>
      {number !== null && (
        <>
          <br />
          {certification === null ? (
            <Trans>Zertifikat-Nr. {number}</Trans>
          ) : (
            <Trans>
              {certification}, Zertifikat-Nr. {number}
            </Trans>
          )}
        </>
      )}
    </address>
  );
}
