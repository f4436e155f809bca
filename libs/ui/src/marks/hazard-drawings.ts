interface HazardDrawing {
  readonly filled?: string;
  readonly lines?: string;
}

export type HazardCode = 'GHS02' | 'GHS07' | 'GHS08' | 'GHS09';

/** Drawn on 100 × 100 within the diamond: flame, exclamation mark, bursting chest, dead tree and fish. */
export const HAZARD_DRAWINGS: Readonly<Record<HazardCode, HazardDrawing>> = {
  GHS02: {
    filled:
      'M51 20c3 9 13 14 15 26 2 11-4 20-13 22 4-5 5-11 2-16-1 4-3 6-6 8 1-6-1-11-5-15 0 7-6 10-6 17 0 3 1 5 3 7-8-3-12-10-10-19 2-8 8-11 9-18 3 2 4 5 4 8 5-6 8-12 7-20Z' +
      'M30 73h40v5H30Z',
  },
  GHS07: { filled: 'M44 22h12l-3 36h-6ZM50 64a6 6 0 1 0 0 12 6 6 0 0 0 0-12Z' },
  GHS08: {
    filled:
      'M50 17a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z' +
      'M28 76c0-19 4-31 13-37h18c9 6 13 18 13 37Z' +
      'M50 42l3 9 8-5-3 9 9 2-8 5 6 7-9-2-1 9-5-8-5 8-1-9-9 2 6-7-8-5 9-2-3-9 8 5Z',
  },
  GHS09: {
    filled: 'M48 66c7-9 22-9 29 0l6-5v11l-6-5c-7 8-22 8-29-1ZM69 63a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
    lines: 'M20 60h26M37 60V26M37 42l-10-9M37 37l10-9M37 50l8-6M37 50l-8-5',
  },
};

export const isHazardCode = (code: string): code is HazardCode => Object.hasOwn(HAZARD_DRAWINGS, code);
