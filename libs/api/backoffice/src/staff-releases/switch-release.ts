import { type CallContext, defineHandler } from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { switchTo } from '@heizplatz/releases';
import { moveForStaff } from './move-for-staff';
import { versionOf } from './move-conflict';

const serveEverybody = ({ body }: Pick<CallRequest<typeof CALLS.serveRelease>, 'body'>, context: CallContext) =>
  moveForStaff(
    {
      ...{ body, version: body.Version, command: `switch ${body.Version} (staff)` },
      change: (entry) => switchTo(entry, body.Version),
      refusal: 'Diese Version wird bereits ausgeliefert.',
      isDone: (entry) => versionOf(entry) === body.Version,
    },
    context,
  );

/** POST /api/support/releases/ausliefern; shells follow within two seconds. */
export const serveRelease = defineHandler(CALLS.serveRelease, serveEverybody);

/** POST /api/support/releases/umstellen: for tabs and remotes of before serveRelease. */
export const switchRelease = defineHandler(CALLS.switchRelease, async (request, context) => {
  await serveEverybody(request, context);
  const { Remote, Version } = request.body;
  return { Remote, ServingVersion: Version };
});
