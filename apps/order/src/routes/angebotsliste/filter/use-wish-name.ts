import type { Wish } from '@heizplatz/calculator';
import type { InitConfiguration } from '@heizplatz/contract';
import { useFilterNames } from './use-filter-labels';

/** How a wish is called; the server's name of the option, else the section's. */
export function useWishName(init: InitConfiguration): (wish: Wish) => string {
  const names = useFilterNames();
  const optionName = (id: number) =>
    init.Groups.flatMap(({ Parameters }) => Parameters).find(({ ForgeinId }) => ForgeinId === id)?.Name;
  return ({ Field, Id }) => {
    switch (Field) {
      case 'Parameters':
      case 'PalletBagSize':
      case 'PalletBagCount':
        return optionName(Id) ?? String(Id);
      case 'Product':
        return init.Products.find((product) => product.Id === Id)?.Name ?? String(Id);
      case 'LooseBlowingProcess':
        return init.LooseBlowingProcessList[0]?.Name ?? '';
      case 'ProductCertifications':
        return names.Certification;
      case 'AppointmentPlus':
        return names.AppointmentPlus;
      case 'OnlyCertified':
        return names.OnlyCertified;
    }
  };
}
