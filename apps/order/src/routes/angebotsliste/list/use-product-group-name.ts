import { groupName, type ProductGroup } from '@heizplatz/calculator';
import { useSite } from '@heizplatz/router';

/** The group's name in the terms of the site. */
export const useProductGroupName = (group: ProductGroup): string => groupName(group, useSite().countryId);
