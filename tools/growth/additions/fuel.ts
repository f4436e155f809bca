import type { Addition } from '../addition.ts';
import { RAISED_MAJOR } from './raised-versions.ts';

/** Liquid gas, by the litre from a tanker, with its product, picture and warnings. */
export const FUEL: Addition = {
  name: 'fuel',
  limit: 4,
  assets: [
    'libs/ui/src/illustrations/product-11-liquid-gas.svg',
    'libs/ui/src/illustrations/product-picture.module.css',
  ],
  changes: [
    { file: 'libs/calculator/src/groups/product-groups.ts', old: '8 | 9 | 10;', text: '8 | 9 | 10 | 11;' },
    {
      file: 'libs/calculator/src/groups/product-groups.ts',
      behind: "    defaultProductId: 30,\n    colours: ['#F4EEE4', '#5C554B'],\n  },\n",
      text: `  11: {
    ...OIL,
    urlName: 'fluessiggas',
    name: 'Flüssiggas',
    shortName: 'Flüssiggas',
    defaultProductId: 40,
    colours: ['#E3EDF5', '#C69A62'],
  },
`,
    },
    {
      file: 'libs/api/catalog/src/goods/product-catalogue.ts',
      behind: "Nicht für Kessel in Wohnhäusern: Asche und Schlacke können sie beschädigen.'],\n  },\n",
      text: `  {
    ...{ id: 40, productGroupId: 11, name: 'Propan nach DIN 51622', isDefault: true },
    signalWord: 'Gefahr',
    hazardStatements: ['H220: Extrem entzündbares Gas.', 'H280: Enthält Gas unter Druck; kann bei Erwärmung explodieren.'],
    pictograms: ['GHS02', 'GHS04'],
    description: 'Propan für Heizungen mit eigenem Tank im Garten.',
    warnings: ['Nie in Keller oder Senken lagern: Das Gas ist schwerer als Luft.'],
  },
`,
    },
    {
      file: 'libs/ui/src/illustrations/product-picture.module.css',
      behind: "product-10-industrial-pellets.svg');\n  }\n",
      text: `
  .group11 {
    background-color: var(--info-tint);
    background-image: url('./product-11-liquid-gas.svg');
  }
`,
    },
    {
      file: 'libs/ui/src/illustrations/product-11-liquid-gas.svg',
      content:
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><rect x="50" y="55" width="140" height="60" rx="30" fill="#1C5A86"/></svg>\n',
    },
    // Orders and the editor's blocks send back the group that they got: who does not know it must not read it.
    ...RAISED_MAJOR,
  ],
  specs: [
    'libs/calculator',
    'libs/contract',
    'libs/ui/src/illustrations',
    'libs/api/catalog/src/goods',
    'libs/api/pricing/src/configuration',
    'libs/api/pricing/src/calculation',
    'libs/api/content/src/search',
    'apps/public/src/routes/pelletpreise',
  ],
};
