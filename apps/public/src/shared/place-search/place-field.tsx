import { useCall } from '@heizplatz/api-client';
import { CALLS, type PlaceMatch } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { SuggestField, useSettled } from '@heizplatz/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePlaceNote } from './use-place-note';

interface PlaceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly input: string;
  readonly error: string | null;
  readonly required?: boolean;
  readonly id?: string;
  readonly className?: string | undefined;
  readonly onChosen: (place: PlaceMatch) => void;
}

const FEWEST_LETTERS = 2;
const SETTLE_MS = 200;

/** 'Postleitzahl oder Ort': suggests towns and states during input; without script its form queries the server. */
export function PlaceField({ input: entered, onChosen, ...field }: PlaceFieldProps) {
  const { t } = useLingui();
  const { countryId } = useSite();
  const [text, setText] = useState('');
  const getNote = usePlaceNote();
  const target = useSettled(text.trim(), text.trim(), SETTLE_MS);
  const input = { params: { countryId: String(countryId) }, query: { text: target } };
  const isRequested = target.length >= FEWEST_LETTERS;
  const { data } = useCall(CALLS.searchPlaces, isRequested ? input : null, { keepPreviousData: true });
  const places = isRequested ? (data?.Items ?? []) : [];
  const count = places.length;
  return (
    <SuggestField
      {...field}
      placeholder={t`Postleitzahl oder Ort`}
      autoComplete="postal-code"
      maxLength={60}
      defaultValue={entered}
      suggestions={places.map((place) => ({ id: place.Path, text: place.Name, note: getNote(place) }))}
      status={t`${plural(count, { one: '# Ort', other: '# Orte' })} gefunden`}
      onTextChange={setText}
      onChosen={(path) => {
        const chosen = places.find(({ Path }) => Path === path);
        if (chosen) onChosen(chosen);
      }}
    />
  );
}
