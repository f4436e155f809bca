import { type Call, CALLS, mayCall } from '@heizplatz/contract';
import { ROLES, type User } from '@heizplatz/identity';
import {
  INVITE_PATH,
  MEDIA_PATH,
  NEW_ADVERT_PATH,
  NEW_CAMPAIGN_PATH,
  NEW_DEALER_PATH,
  NEW_PAGE_PATH,
  NEW_SLOT_PATH,
  STAFF_HOME_PATH,
  STAFF_VIEWS_PATH,
} from '@heizplatz/routes';
import { visitRoute } from '@heizplatz/testing';
import { routes } from '../routes';
import { STAFF_SCREENS } from '../shared/staff-page/staff-screens';
import { staffPerson } from '../testing/staff-person';

const PERSONS: readonly (readonly [string, User])[] = [
  ...Object.values(ROLES).map((role) => [role, staffPerson([role])] as const),
  ['nothing', staffPerson([])],
  ['a guest', { ...staffPerson([ROLES.customer]), isGuest: true }],
];
const ADMIN = staffPerson([ROLES.admin]);

/** Pages that are there for a form: the call that it makes, beside what the loader reads. */
const FORMS: Readonly<Record<string, Call>> = {
  [NEW_DEALER_PATH]: CALLS.saveDealer,
  [NEW_SLOT_PATH]: CALLS.saveSlot,
  [MEDIA_PATH]: CALLS.uploadMedium,
  [NEW_PAGE_PATH]: CALLS.savePage,
  [NEW_ADVERT_PATH]: CALLS.saveAdvert,
  [NEW_CAMPAIGN_PATH]: CALLS.saveCampaign,
  [INVITE_PATH]: CALLS.inviteUser,
};
const PARAMS: Readonly<Record<string, string>> = {
  ...{ id: '7', pageId: '7', dealerId: '7', importId: '7', newsId: '7', promptId: '7', orderId: 'DE-26-104417' },
  ...{
    mailId: '6f1e87d1-e8f9-46de-bd93-059cf098147c',
    inquiryId: '6f1e87d1-e8f9-46de-bd93-059cf098147c',
    key: 'a'.repeat(20),
    month: '2026-05',
  },
};
/** Customer and page by their query; a search that runs at once. */
const QUERY = '?id=7&search=Petersen';

/** The last one is no page: it answers for addresses that are none. */
const NO_PAGES: readonly (string | undefined)[] = [STAFF_VIEWS_PATH, `${STAFF_HOME_PATH}/*`];
const pages = routes.filter(({ path }) => !NO_PAGES.includes(path));
const visit = (path: string, user: User | null) => {
  const route = pages.find((page) => page.path === path);
  if (!route) throw new Error(`no page ${path}`);
  const address = path.replace(/:(\w+)/g, (_, name: string) => PARAMS[name] ?? '');
  return visitRoute(route, address + QUERY, { user, params: PARAMS });
};
const paths = pages.map(({ path = '' }) => path);

describe.each(paths)('%s', (path) => {
  it('lets in whom the API answers, and nobody else', async () => {
    const form = [FORMS[path]].filter((call) => call !== undefined);
    const ofAdmin = await visit(path, ADMIN);
    const needed = [...ofAdmin.calls, ...form];
    expect([ofAdmin.status, needed.length > 0]).toEqual([null, true]);
    for (const [name, user] of PERSONS) {
      const { status, calls } = await visit(path, user);
      // Neither wider than the calls that are made for this person, nor narrower than all that are made for an admin.
      const isAnswered = status === null && mayCall(user, ...calls, ...form);
      const isRefused = status === 403 && !mayCall(user, ...needed);
      expect([name, isAnswered !== isRefused]).toEqual([name, true]);
    }
    expect((await visit(path, null)).status).toBe(403);
  });
});

it.each(STAFF_SCREENS.flatMap(({ screens }) => screens.map(({ path, call }) => [path, call] as const)))(
  'the navigation shows %s to whom the page lets in',
  async (path, call) => {
    for (const [name, user] of PERSONS)
      expect([name, mayCall(user, call)]).toEqual([name, (await visit(path, user)).status === null]);
  },
);
