import type { StaffDealerDocument } from '@heizplatz/contract';
import { useLingui } from '@lingui/react/macro';

export function useDocumentKinds(): Readonly<Record<StaffDealerDocument['Kind'], string>> {
  const { t } = useLingui();
  return { terms: t`AGB`, privacy: t`Datenschutz`, certificate: t`Zertifikat`, other: t`Sonstiges` };
}
