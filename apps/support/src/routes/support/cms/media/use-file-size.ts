import type { StaffMedium } from '@heizplatz/contract';
import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';

const BYTES_A_KILOBYTE = 1024;

/** '1440 × 810, 118 kB'. */
export function useFileSize() {
  const site = useSite();
  return ({ Width, Height, ByteCount }: StaffMedium): string => {
    const weight = `${formatNumber(Math.max(1, Math.round(ByteCount / BYTES_A_KILOBYTE)), site)} kB`;
    return Width === 0 ? weight : `${Width} × ${Height}, ${weight}`;
  };
}
