import { useCall } from '@heizplatz/api-client';
import { CALLS, mayCall } from '@heizplatz/contract';
import { useUser } from '@heizplatz/router';
import { customerPath, STAFF_SEARCH_PATH, staffDealerPath, staffOrderPath } from '@heizplatz/routes';
import { useSettled } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { STAFF_SCREENS } from '../staff-page/staff-screens';
import { keyName } from './key-names';
import { matchesWords } from './matches-words';
import { readRecentCases } from './recent-cases';
import { listCommands } from './use-commands';

/** A line of the palette: a page to go to, or a command to run. */
export interface PaletteEntry {
  readonly id: string;
  readonly text: string;
  /** Beside it, quietly: keys, a town. */
  readonly note?: string;
  readonly target: { readonly path: string } | { readonly run: () => void };
}

export interface PaletteGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

const MIN_LETTERS = 2;
const WAIT_MS = 150;
/** Of each kind that the API finds; the search page has the rest. */
const VISIBLE = 5;

/** What the API finds by number, name, e-mail or telephone, once nobody has typed for a moment. */
function useMatches(typed: string) {
  const user = useUser();
  const search = useSettled(typed, typed, WAIT_MS);
  const isAsked = search.length >= MIN_LETTERS && mayCall(user, CALLS.staffSearch);
  const { data } = useCall(CALLS.staffSearch, isAsked ? { query: { search } } : null, {
    keepPreviousData: true,
    dropsWhenUnused: true,
  });
  return isAsked ? data : undefined;
}

/** All that fits what is typed, in groups; everything that can be done and opened when nothing is. */
export function usePaletteGroups(typed: string): readonly PaletteGroup[] {
  const { i18n, t } = useLingui();
  const user = useUser();
  // As they were when the palette was opened.
  const [commands] = useState(() => listCommands().filter(({ isKeyOnly, run }) => run && !isKeyOnly));
  const [recent] = useState(() => (user ? readRecentCases(user.id) : []));
  const search = typed.trim().slice(0, 120);
  const matches = useMatches(search);
  const fits = ({ text }: PaletteEntry) => matchesWords(text, search);

  const actions = commands.map(({ id, text, keys, run = () => undefined }): PaletteEntry => ({
    ...{ id: `command-${id}`, text, target: { run } },
    ...(keys && { note: keys.map(keyName).join(' ') }),
  }));
  const cases = recent.map(({ path, text }) => ({ id: `recent-${path}`, text, target: { path } }));
  const pages = STAFF_SCREENS.flatMap(({ text: group, screens }) =>
    screens
      .filter(({ call }) => mayCall(user, call))
      .map(({ path, text }) => ({ id: `page-${path}`, text: i18n._(text), note: i18n._(group), target: { path } })),
  );
  const orders = (matches?.Orders?.Items ?? []).slice(0, VISIBLE).map((row) => ({
    ...{ id: `order-${row.Id}`, text: `${row.Number} · ${row.Name}`, note: `${row.ZipCode} ${row.City}` },
    target: { path: staffOrderPath(row.Id) },
  }));
  const customers = (matches?.Customers?.Items ?? []).slice(0, VISIBLE).map((row) => ({
    ...{ id: `customer-${row.Id}`, text: row.Name || row.Email, note: row.Phone || `${row.ZipCode} ${row.City}` },
    target: { path: customerPath(row.Id) },
  }));
  const dealers = (matches?.Dealers?.Items ?? []).slice(0, VISIBLE).map((row) => ({
    ...{ id: `dealer-${row.Id}`, text: row.Name, note: `${row.ZipCode} ${row.City}` },
    target: { path: staffDealerPath(row.Id) },
  }));
  const everywhere = { path: `${STAFF_SEARCH_PATH}?search=${encodeURIComponent(search)}` };
  const isSearchable = search !== '' && mayCall(user, CALLS.staffSearch);
  const all = [{ id: 'search', text: t`Alles durchsuchen nach „${search}“`, target: everywhere }];
  return [
    { title: t`Auf dieser Seite`, entries: actions.filter(fits) },
    { title: t`Zuletzt geöffnet`, entries: cases.filter(fits) },
    { title: t`Seiten`, entries: pages.filter(fits) },
    { title: t`Bestellungen`, entries: orders },
    { title: t`Kunden`, entries: customers },
    { title: t`Händler`, entries: dealers },
    { title: t`Suche`, entries: isSearchable ? all : [] },
  ].filter(({ entries }) => entries.length > 0);
}
