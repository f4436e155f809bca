import { type CalculationResult, type CalculationRows, unfoldCalculation } from '@heizplatz/contract';
import { useMemo } from 'react';

/** The offers of a response's rows; the same object while the response is the same. */
export const useUnfolded = (rows: CalculationRows | undefined): CalculationResult | undefined =>
  useMemo(() => rows && unfoldCalculation(rows), [rows]);
