/** Sources: rule GOODS-07. */
export const STORE_ROOM_M3_PER_KW = 0.9;
export const PELLET_KG_PER_M3 = 650;
/** Its floor slopes and the hose needs room: the rest of a store stays empty. */
export const STORE_FILLED_SHARE = 2 / 3;

export interface StoreSize {
  /** The room, filled to two thirds. */
  readonly roomM3: number;
  readonly pelletM3: number;
  readonly pelletKg: number;
}

/** The store that holds a year of a boiler: a rule of thumb. powerKw: its heating load. */
export function computeStoreSize(powerKw: number): StoreSize {
  const roomM3 = powerKw * STORE_ROOM_M3_PER_KW;
  const pelletM3 = roomM3 * STORE_FILLED_SHARE;
  return { roomM3, pelletM3, pelletKg: pelletM3 * PELLET_KG_PER_M3 };
}
