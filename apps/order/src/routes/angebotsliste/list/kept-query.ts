import { createContext, useContext } from 'react';

/** What every address built from the list keeps of the current one; see `keptQuery`. */
export const KeptQueryContext = createContext('');

/** Adds it to an address of the list that has no fragment. */
export function useKeepQuery(): (address: string) => string {
  const kept = useContext(KeptQueryContext);
  return (address) => address + kept;
}

/** The same for a form that leads to the list: names and values. */
export const useKeptFields = (): readonly (readonly [string, string])[] => [
  ...new URLSearchParams(useContext(KeptQueryContext)),
];
