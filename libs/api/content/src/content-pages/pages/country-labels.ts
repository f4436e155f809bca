/** What things are called in a country (product.md section 1); by iso code. */
export const LABELS = {
  DE: {
    tax: 'MwSt.',
    lorry: 'Lastwagen',
    oil: 'Heizöl',
    chips: 'Hackschnitzel',
    firewood: 'Kaminholz',
    cleanUp: 'Schornsteinfeger',
  },
  AT: {
    tax: 'USt.',
    lorry: 'Lkw',
    oil: 'Heizöl Extraleicht',
    chips: 'Hackgut',
    firewood: 'Scheitholz',
    cleanUp: 'Rauchfangkehrer',
  },
  CH: {
    tax: 'MWST',
    lorry: 'Lastwagen',
    oil: 'Heizöl',
    chips: 'Hackschnitzel',
    firewood: 'Cheminéeholz',
    cleanUp: 'Kaminfeger',
  },
} as const;
