import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FilterChoice, FilterSection } from './filter-section';

interface FilterLabels {
  /** Over a section: ours where it has one, else the server's. */
  readonly getName: (section: FilterSection) => string;
  /** A choice of a section; one without a name leaves the section open. */
  readonly getChoice: (section: FilterSection, choice: FilterChoice) => string;
}

/** Our own names of sections. */
export function useFilterNames() {
  const { t } = useLingui();
  return {
    Product: t`Sorte`,
    Certification: t`Zertifikat`,
    OnlyCertified: t`Nur zertifizierte Ware`,
    DeliveryTime: t`Lieferung bis`,
    WishDate: t`Wunschtermin`,
    Payment: t`Zahlung`,
    Vehicle: t`Fahrzeug`,
    Hose: t`Schlauch`,
    TimeOfDay: t`Tageszeit`,
    AppointmentPlus: t`Fester Termin nach Absprache`,
  };
}

export function useFilterLabels(): FilterLabels {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = useFilterNames();
  const anyNames: Readonly<Record<string, string>> = {
    DeliveryTime: t`Termin egal`,
    Payment: t`jede Zahlungsart`,
  };
  return {
    getName: ({ id, name, isMissing }) => {
      const text = names[id] ?? name;
      return isMissing ? t`${text} (bitte wählen)` : text;
    },
    getChoice: ({ id }, { label, months }) => {
      const text = label || (anyNames[id] ?? t`beliebig`);
      if (months === null) return text;
      const rates = plural(months, { one: '# Monatsrate', other: '# Monatsraten' });
      return t`${text}, ${rates}`;
    },
  };
}
