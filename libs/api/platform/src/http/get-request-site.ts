import { SITE_HEADER, type CountryId } from '@heizplatz/contract';
import { siteByHost } from '@heizplatz/country';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';

const BY_HEADER: Record<string, CountryId> = { '1': 1, '2': 2, '3': 3 };

/** The site that was called: the shell's header, else the host. Undefined: a host that is none of ours (production). */
export function getRequestSite(
  request: FastifyRequest,
  { mode, productionHosts }: Pick<Config, 'mode'> & Partial<Pick<Config, 'productionHosts'>>,
): CountryId | undefined {
  const header = request.headers[SITE_HEADER];
  const named = typeof header === 'string' ? BY_HEADER[header] : undefined;
  return (
    named ??
    siteByHost(request.host, { production: mode === 'production', ...(productionHosts && { productionHosts }) })
      ?.countryId
  );
}
