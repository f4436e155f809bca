import { CERTIFICATION_IDS } from './option-ids';
import type { certifications } from './schema';

export const CERTIFICATIONS: readonly (typeof certifications.$inferInsert)[] = [
  { id: CERTIFICATION_IDS.enPlusA1, key: 'ENplusA1', name: 'ENplus A1' },
  { id: CERTIFICATION_IDS.dinPlus, key: 'DINplus', name: 'DINplus' },
];
