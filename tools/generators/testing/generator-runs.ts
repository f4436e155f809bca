import type { Run } from './workspace-copy';

/** Remotes of the repository, and the one that is generated. */
export const REMOTES = ['public', 'order', 'account', 'support', 'pellet-tips'];

/** One of each generator, slices in every remote, the new one among them. */
export const ACCEPTED: readonly Run[] = [
  ['remote', { name: 'pellet-tips' }],
  ...REMOTES.map((app): Run => ['slice', { app, name: 'new-screen', path: `/neue-seite-${app}/:itemId?` }]),
  ['slice', { app: 'public', name: 'price-overview', path: '/pelletpreise' }],
  ['slice', { app: 'account', name: 'invitation', path: '/einladung/:token' }],
  ['slice', { app: 'account', name: 'oil-tank', path: '/kunde/tank/:tankId' }],
  ['slice', { app: 'pellet-tips', name: 'tip-help', path: '/hilfe/tipps' }],
  ['slice', { app: 'support', name: 'cache-age', path: '/support/cache' }],
  ['call', { area: 'site', name: 'get-news-articles' }],
  ['call', { area: 'content/alerts', name: 'list-alerts' }],
  ['module', { name: 'loyalty', purpose: 'points, rewards', skipInstall: true }],
  ['call', { area: 'loyalty', name: 'get-rewards' }],
  [
    'staff-list',
    {
      ...{ area: 'staff-announcements', name: 'announcement-times', path: '/support/cms/hinweiszeiten' },
      ...{ label: 'Hinweiszeiten', table: 'announcements', time: 'startsAt' },
    },
  ],
  ['team-repository', { name: 'wood-tips', out: 'team', packages: 'https://packages.example.com/heizplatz' }],
];

const LIST = { area: 'staff-media', name: 'medium-times', path: '/support/cms/x', label: 'X', table: 'announcements' };

/** With a part of the reason. */
export const REFUSED: readonly (readonly [...Run, string])[] = [
  ['slice', { app: 'shell', name: 'x', path: '/x' }, 'shell has no pages of its own, remotes have them. APP must be'],
  ['slice', { app: 'shop', name: 'x', path: '/x' }, 'APP must be one of account, order, pellet-tips, public'],
  ['slice', { app: 'public', name: 'Price', path: '/x' }, "'Price' is not in kebab-case"],
  ['slice', { app: 'public', name: 'price', path: 'x' }, 'must begin with a slash'],
  ['slice', { app: 'public', name: 'price', path: '/Preise' }, "A path cannot contain 'Preise'"],
  ['slice', { app: 'order', name: 'numbers', path: '/statistics' }, '/statistics and /statistics of support match'],
  ['slice', { app: 'order', name: 'search', path: '/bestellung/suche' }, 'libs/routes has another SEARCH_PATH'],
  ['slice', { app: 'public', name: 'home', path: '/x' }, 'apps/public/src/routes/home/home-route.tsx already exists'],
  ['remote', { name: 'Tips' }, "'Tips' is not in kebab-case"],
  ['remote', { name: 'order' }, 'apps/order already exists'],
  ['remote', { name: 'statistics' }, 'its pattern /statistics and /statistics of support match the same paths'],
  ['call', { area: 'site', name: 'common-data' }, 'The call commonData already exists'],
  ['call', { area: 'site', name: 'GetNews' }, "'GetNews' is not in kebab-case"],
  ['call', { area: '../site', name: 'get-news' }, "'..' is not a module"],
  ['call', { area: 'notes', name: 'get-news' }, "No module has a folder 'notes'"],
  ['call', { area: 'content/Alerts', name: 'get-news' }, "'Alerts' is not in kebab-case"],
  ['module', { name: 'pricing', purpose: 'x' }, 'libs/api/pricing already exists'],
  ['module', { name: 'Points', purpose: 'x' }, "'Points' is not in kebab-case"],
  ['module', { name: 'points', purpose: 'x', call: 'common-data' }, 'The call commonData already exists'],
  ['staff-list', { ...LIST, path: '/support/cms/:id' }, 'stands below /support, without parameters'],
  ['staff-list', { ...LIST, path: '/support/ablage' }, '/support/ablage belongs to no area of calls'],
  ['staff-list', { ...LIST, area: 'trusted-shops' }, 'partners may not import identity'],
  ['staff-list', { ...LIST, table: 'notes' }, "No schema.ts of content exports a table 'notes'"],
  ['staff-list', { ...LIST, table: 'media' }, 'media has no column id, countryId'],
  ['staff-list', { ...LIST, name: 'prompts' }, 'The call staffPrompts already exists'],
  ['team-repository', { name: 'Tips', out: 'x' }, "'Tips' is not in kebab-case"],
  ['team-repository', { name: 'statistics', out: 'x' }, 'its pattern /statistics and /statistics of support match'],
  ['team-repository', { name: 'tips', out: 'team' }, 'package.json already exists'],
];
