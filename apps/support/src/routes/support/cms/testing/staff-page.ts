import type { StaffPage } from '@heizplatz/contract';

const VERSION = {
  ...({ Number: 2, State: 'draft', Title: 'Lager', Author: 'Edda Lorenz', IsShown: false } as const),
  ...{ IsAutosave: false, CreatedAt: '2026-11-21T10:00:00.000Z', GoesLiveAt: null, ValidFrom: null },
};
/** A page with a draft over what is live. */
export const PAGE: StaffPage = {
  ...({ Id: 7, Version: 3, CountryId: 1, Kind: 'page', Path: '/lager', Topic: null, Title: 'Lager' } as const),
  ...({ Description: 'Worum es geht', ValidFrom: null, PictureKey: null, State: 'draft', GoesLiveAt: null } as const),
  Actions: ['publish', 'plan', 'withdraw'],
  ArchiveActions: [],
  Blocks: [
    { Kind: 'quote', Text: 'Trocken lagern.', Source: '' },
    { Kind: 'links', Title: 'Mehr', Items: [{ Href: '/news', Text: 'News', Note: '' }] },
  ],
  ...{ IsArchived: false, AwaitsSecondPerson: false },
  ...{ IsPathFixed: false, IsShown: true, Address: 'http://localhost:4200/lager', MovedFrom: ['/alt'] },
  Versions: [VERSION, { ...VERSION, Number: 1, State: 'live', IsShown: true, GoesLiveAt: '2026-11-20T10:00:00.000Z' }],
  Countries: [{ CountryId: 1, PageId: 7 }],
  BrokenLinks: [{ Href: '/weg', Text: 'dorthin' }],
};
