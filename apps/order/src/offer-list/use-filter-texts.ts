import { useLingui } from '@lingui/react/macro';
import type { FilterSection } from './filter-sections';

interface FilterTexts {
  /** Over a section: ours where it has one, else the server's. */
  readonly nameOf: (section: FilterSection) => string;
  /** For the choice that leaves a section open. */
  readonly anyOf: (section: FilterSection) => string;
}

export function useFilterTexts(): FilterTexts {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    Product: t`Sorte`,
    Certification: t`Zertifikat`,
    DeliveryTime: t`Lieferung bis`,
    WishDate: t`Wunschtermin`,
    Payment: t`Zahlung`,
    Vehicle: t`Fahrzeug`,
    Hose: t`Schlauch`,
    TimeOfDay: t`Tageszeit`,
    AppointmentPlus: t`Fester Termin nach Absprache`,
  };
  const anyNames: Readonly<Record<string, string>> = {
    DeliveryTime: t`Termin egal`,
    Payment: t`jede Zahlungsart`,
  };
  return {
    nameOf: ({ id, name }) => names[id] ?? name,
    anyOf: ({ id }) => anyNames[id] ?? t`beliebig`,
  };
}
