import { useCall } from '@heizplatz/api-client';
import { CALLS, type CallResponse } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { useRef, useState } from 'react';
import { chooseItem } from '../choice/choose-item';
import { Advert } from '../content/advert';
import { AdvertSpace } from './advert-space';
import { useUnseenChange } from './use-unseen-change';

interface LiveAdvertProps {
  readonly slot: CallResponse<typeof CALLS.advertSlots>[number];
  /** '' where it does not matter or is not known. */
  readonly zipCode: string;
  readonly random: () => number;
}

/** What stands in a slot for this visitor. Another postcode loads it anew; one without anything gives its space back, unseen. */
export function LiveAdvert({ slot, zipCode, random }: LiveAdvertProps) {
  const { countryId } = useSite();
  const space = useRef<HTMLDivElement>(null);
  const [randomNumber] = useState(random);
  const [brokenId, setBrokenId] = useState<number | null>(null);
  const query = { params: { slotKey: slot.Key }, query: { countryId: String(countryId), zipCode } };
  const { data: answered, error } = useCall(CALLS.advertSlot, query, { dropsWhenUnused: true });
  const item = chooseItem(answered?.Items ?? [], randomNumber);
  const { data: content, error: contentError } = useCall(
    CALLS.advertContent,
    item ? { params: { advertId: String(item.AdvertId) } } : null,
  );
  const isEmpty =
    Boolean(error ?? contentError) ||
    (answered !== undefined && !item) ||
    content === null ||
    brokenId === item?.AdvertId;
  const isCollapsed = useUnseenChange(space, isEmpty);
  return (
    <AdvertSpace ref={space} slotTypeId={slot.SlotTypeId} isCollapsed={isCollapsed}>
      {item && content && !isEmpty && !isCollapsed && (
        <Advert
          key={item.AdvertId}
          item={item}
          content={content}
          zipCode={zipCode}
          onBroken={() => setBrokenId(item.AdvertId)}
        />
      )}
    </AdvertSpace>
  );
}
