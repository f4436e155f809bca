import { useSite } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';

export interface FuelLabels {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly paragraphs: readonly string[];
}

/** What a traded fuel is, and how its price reaches a heating customer; by the factor's id. */
export function useFuelLabels(factorId: number): FuelLabels {
  const { t } = useLingui();
  const { inCountry, currency } = useSite();
  if (factorId === 1) {
    return {
      name: t`Rohöl`,
      title: t`Rohölpreis: Verlauf und Bedeutung fürs Heizen`,
      description: t`Der Rohölpreis als Verlauf und als Tabelle, und was er für Heizöl und Pellets bedeutet.`,
      paragraphs: [
        t`Rohöl wird in Dollar je Barrel gehandelt, ein Barrel sind rund 159 Liter. Aus ihm entsteht Heizöl: Steigt der Rohölpreis, steigt meist wenige Tage später auch der Heizölpreis.`,
        t`Pellets werden aus Sägespänen gepresst und folgen dem Ölpreis nur lose. Er wirkt über die Transportkosten, und weil mehr Haushalte auf Holz umsteigen, wenn Öl lange teuer bleibt.`,
        t`Ein schwacher Wechselkurs verteuert Öl ${inCountry} auch dann, wenn der Dollarpreis gleich bleibt.`,
      ],
    };
  }
  if (factorId === 2) {
    return {
      name: t`Gasöl`,
      title: t`Gasölpreis: Verlauf und Bedeutung fürs Heizen`,
      description: t`Der Gasölpreis als Verlauf und als Tabelle, und warum er dem Heizölpreis am nächsten liegt.`,
      paragraphs: [
        t`Gasöl ist der Oberbegriff für Diesel und leichtes Heizöl. Sein Börsenpreis in Dollar je Tonne ist der Einkaufspreis der Händler, bevor Fracht, Lager, Abgaben und Marge dazukommen.`,
        t`Darum folgt der Heizölpreis dem Gasöl enger als dem Rohöl. Knappe Raffinerien oder niedrige Wasserstände können Gasöl verteuern, während Rohöl gleich bleibt.`,
        t`Für Pellets ist Gasöl ein Kostenfaktor unter mehreren: Lastwagen und Maschinen im Wald fahren damit.`,
      ],
    };
  }
  return {
    name: t`Heizöl`,
    title: t`Heizölpreis: Verlauf und Vergleich mit Pellets`,
    description: t`Der Heizölpreis ${inCountry} als Verlauf und als Tabelle, und wie er sich mit Pellets vergleichen lässt.`,
    paragraphs: [
      t`Heizöl wird in ${currency.symbol} je 100 Liter angegeben. Ein Liter enthält etwa so viel Wärme wie 2 kg Pellets: 100 Liter Heizöl entsprechen also rund 200 kg.`,
      t`Wer vergleichen will, teilt den Pelletpreis je Tonne durch fünf und stellt ihn neben den Heizölpreis je 100 Liter. Der Unterschied ist, was die gleiche Wärme mehr oder weniger kostet.`,
      t`Heizöl schwankt stärker als Pellets, weil es täglich an der Börse gehandelt wird. Pellets ändern sich eher mit der Jahreszeit; wann sie zuletzt am günstigsten waren, steht bei den Pelletpreisen.`,
    ],
  };
}
