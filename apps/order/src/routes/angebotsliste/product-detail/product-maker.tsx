import type { Maker } from '@heizplatz/contract';
import { TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';

/** Who made the goods and how to reach them (rule LAW-05). */
export function ProductMaker({ maker }: { readonly maker: Maker | undefined }) {
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
          <Trans>Zertifikat {number}</Trans>
        </>
      )}
    </address>
  );
}
